import type { SeenCard } from '@spellspeed/engine';
import { Button, Heading } from 'react-aria-components';
import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { lookOf } from '../../card/look.ts';
import { useSay } from '../../i18n/say.ts';
import dialogs from '../dialog.module.css';
import { TableDialog } from '../table-dialog.tsx';
import type { TableControl } from '../use-table-control.ts';
import { useLabels } from './label.ts';
import { cardsIn } from './layout.ts';
import styles from './pile-dialog.module.css';
import { useMarkWords } from './use-mark-words.ts';
import { useCardMarks } from './use-marks.ts';
import { useSideWords } from './use-side-words.ts';

interface PileDialogProps {
  readonly control: TableControl;
  /** All about the card that is looked at. */
  readonly children: React.ReactNode;
}
/** The cards of a pile, the topmost first; the one that is pressed is read below them. */
export const PileDialog = ({ control, children }: PileDialogProps) => {
  const say = useSay();
  const { place: placeName } = useSideWords();
  const { pile, use, close } = control;
  if (pile === null) return null;
  const cards = cardsIn(use.view, pile.side, pile.pile).toReversed();
  const isReading = cards.some(({ handle }) => handle !== null && handle === use.selected?.handle);
  return (
    <TableDialog close={close}>
      <div className={dialogs.head}>
        <Heading slot="title">{placeName({ side: pile.side, zone: pile.pile, place: 0 })}</Heading>
        <Button slot="close" className="button">
          {say('duel.close')}
        </Button>
      </div>
      {cards.length === 0 && <p>{say('duel.pile.empty')}</p>}
      <ul className={styles.cards}>
        {cards.map((card, place) => (
          <li key={card.handle ?? `hidden-${place}`}>
            <PileCard card={card} control={control} />
          </li>
        ))}
      </ul>
      {isReading && <div className={styles.about}>{children}</div>}
    </TableDialog>
  );
};

const PileCard = ({ card, control }: { readonly card: SeenCard; readonly control: TableControl }) => {
  const cardName = useCardName();
  const labels = useLabels();
  const markWords = useMarkWords();
  const marks = useCardMarks(card);
  const look = card.known && lookOf(card.known.passcode);
  return (
    <Button
      className={styles.card ?? ''}
      data-choice={marks.choice ?? undefined}
      data-selected={marks.isSelected || undefined}
      onPress={({ target }) => control.use.press(card, target)}
    >
      <span className="unseen">{markWords(labels.card(card), marks)}</span>
      {card.known && look ? (
        <CardFace passcode={card.known.passcode} name={cardName(card.known.passcode)} look={look} />
      ) : (
        <CardBack />
      )}
    </Button>
  );
};
