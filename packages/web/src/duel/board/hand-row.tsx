import type { SeenCard } from '@spellspeed/engine';
import { Button } from 'react-aria-components';
import { CardBack, CardFace } from '../../card/card-face.tsx';
import { useCardName } from '../../card/card-name.ts';
import { CardStats } from '../../card/card-stats.tsx';
import { lookNow } from '../../card/look.ts';
import type { Side } from '../../words/place-name.ts';
import { OPPONENT } from '../drag/draggable.ts';
import { useDropState } from '../drag/use-drag.ts';
import { useTable } from '../table-context.ts';
import styles from './board.module.css';
import { GridCell } from './grid-cell.tsx';
import { useLabels } from './label.ts';
import { useMarkWords } from './use-mark-words.ts';
import { useCardMarks } from './use-marks.ts';
import { useSideWords } from './use-side-words.ts';

const NO_KEYS: readonly string[] = [];

interface HandRowProps {
  readonly side: Side;
  readonly cards: readonly SeenCard[];
}
export const HandRow = ({ side, cards }: HandRowProps) => {
  const drop = useDropState(side === 'opponent' ? [OPPONENT] : NO_KEYS);
  const isOpen = side === 'opponent' && cards.some(({ known }) => known !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid of the board
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div
      role="row"
      className={styles.hand}
      data-hand={side}
      data-side={side}
      data-open={isOpen || undefined}
      data-places={side === 'opponent' ? OPPONENT : undefined}
      data-drop={drop}
    >
      {cards.map((card, place) => (
        // A hidden card is only a place in the row.
        <HandCard key={card.handle ?? `hidden-${place}`} card={card} place={place} side={side} />
      ))}
      {cards.length === 0 && <GridCell className={styles.noHand} />}
    </div>
  );
};

interface HandCardProps {
  readonly card: SeenCard;
  readonly place: number;
  readonly side: Side;
}
const HandCard = ({ card, place, side }: HandCardProps) => {
  const { press } = useTable();
  const labels = useLabels();
  const { place: placeName } = useSideWords();
  const cardName = useCardName();
  const markWords = useMarkWords();
  const marks = useCardMarks(card);
  const { known } = card;
  const look = known && lookNow(known);
  const name = `${placeName({ side, zone: 'hand', place })}: ${labels.card(card)}`;
  return (
    <GridCell className={styles.handCell}>
      <Button
        className={styles.handCard ?? ''}
        data-handle={card.handle ?? undefined}
        data-choice={marks.choice ?? undefined}
        data-only-set={marks.isOnlySet || undefined}
        data-selected={marks.isSelected || undefined}
        onPress={({ target }) => press(card, target)}
      >
        <span className="unseen">{markWords(name, marks)}</span>
        {known && look ? (
          <CardFace passcode={known.passcode} name={cardName(known.passcode)} look={look}>
            {known.atk !== null && (
              <span className={styles.handStats}>
                <CardStats {...known} />
              </span>
            )}
          </CardFace>
        ) : (
          <CardBack />
        )}
      </Button>
    </GridCell>
  );
};
