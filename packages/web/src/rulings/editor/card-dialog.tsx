import { Button, Heading } from 'react-aria-components';
import { useCardName } from '../../card/card-name.ts';
import dialogs from '../../duel/dialog.module.css';
import { TableDialog } from '../../duel/table-dialog.tsx';
import { useSay } from '../../i18n/say.ts';
import { cardOf, removeCard } from './built-field.ts';
import { CardConditions } from './card-conditions.tsx';
import { CardCounters } from './card-counters.tsx';
import { CardPlace } from './card-place.tsx';
import { CardTies } from './card-ties.tsx';
import { useEditing } from './editing.ts';
import styles from './editor.module.css';
import { useEditorWords } from './use-words.ts';

interface CardDialogProps {
  readonly id: number;
  readonly close: () => void;
}
/** All about a card of the field: where and how it lies, what is on it, under it and with it, and what is wrong with it. */
export const CardDialog = ({ id, close }: CardDialogProps) => {
  const say = useSay();
  const cardName = useCardName();
  const words = useEditorWords();
  const { field, put, wrongs } = useEditing();
  const card = cardOf(field, id);
  if (card === undefined) return null;
  const wrong = wrongs.filter((each) => each.card === id);
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{cardName(card.passcode)}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      <div role="status">
        {wrong.map(({ mistake }) => (
          <p key={mistake.expected} className={styles.wrong}>
            ! {words.mistake(mistake)}
          </p>
        ))}
      </div>
      <CardPlace card={card} />
      <CardTies card={card} />
      <CardCounters card={card} />
      <CardConditions card={card} />
      <div className="row">
        <Button
          className="button"
          onPress={() => {
            put(removeCard(field, id));
            close();
          }}
        >
          {say('rulings.edit.remove')}
        </Button>
      </div>
    </TableDialog>
  );
};
