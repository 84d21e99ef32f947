import type { CardFacts } from '@spellspeed/cards';
import { useState } from 'react';
import { Button, Heading, Input, Label, SearchField } from 'react-aria-components';
import dialogs from '../../duel/dialog.module.css';
import { TableDialog } from '../../duel/table-dialog.tsx';
import { useSay } from '../../i18n/say.ts';
import { CardLine } from './card-line.tsx';
import styles from './editor.module.css';
import { useFoundCards } from './find-cards.ts';

interface ChooserDialogProps {
  readonly title: string;
  readonly fits: (passcode: number) => boolean;
  /** Those that are meant come first. */
  readonly isMeant?: (facts: CardFacts) => boolean;
  readonly choose: (passcode: number) => void;
  readonly close: () => void;
  /** Above the list: as what the card goes there. */
  readonly children?: React.ReactNode;
}
/** All cards that can go somewhere, to choose one. */
export const ChooserDialog = ({ title, fits, isMeant, choose, close, children }: ChooserDialogProps) => {
  const say = useSay();
  const [words, setWords] = useState('');
  const found = useFoundCards(words, fits, isMeant);
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{title}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      {children}
      <SearchField
        className="field"
        value={words}
        onChange={setWords}
        onSubmit={() => {
          // Enter takes the first card that was found.
          const [first] = found;
          if (first !== undefined && words.trim() !== '') choose(first.passcode);
        }}
        autoFocus
      >
        <Label>{say('rulings.edit.find')}</Label>
        <Input className="input" />
      </SearchField>
      <ul className={styles.choices} aria-label={say('rulings.edit.cards')}>
        {found.map((facts) => (
          <li key={facts.passcode}>
            <Button className={styles.choice ?? ''} onPress={() => choose(facts.passcode)}>
              <CardLine facts={facts} />
            </Button>
          </li>
        ))}
        {found.length === 0 && words.trim() !== '' && (
          <li className={styles.empty}>{say('rulings.edit.none-found')}</li>
        )}
      </ul>
    </TableDialog>
  );
};
