import type { View } from '@spellspeed/engine';
import { AnimatePresence } from 'motion/react';
import { Button } from 'react-aria-components';
import { keyOfCard } from '../drag/draggable.ts';
import { useDropState } from '../drag/use-drag.ts';
import { keyOfSpot } from '../question/offers.ts';
import { useTable } from '../table-context.ts';
import styles from './board.module.css';
import { GridCell } from './grid-cell.tsx';
import { useLabels } from './label.ts';
import { cardAt, type Spot } from './layout.ts';
import { PlacedCard } from './placed-card.tsx';
import { useMarkWords } from './use-mark-words.ts';
import { useCardMarks, useOpenSpot } from './use-marks.ts';

interface ZoneCellProps {
  readonly id: string;
  readonly spots: readonly [Spot, ...Spot[]];
}
const occupiedSpot = (view: View, spots: readonly Spot[]): Spot | undefined =>
  spots.find((spot) => cardAt(view, spot) !== null);

/** A zone: its card, or the empty place. */
export const ZoneCell = ({ id, spots }: ZoneCellProps) => {
  const { view, press, pressSpot } = useTable();
  const labels = useLabels();
  const markWords = useMarkWords();
  const open = useOpenSpot(spots);
  const there = occupiedSpot(view, spots);
  const card = there ? cardAt(view, there) : null;
  const marks = useCardMarks(card);
  const shown = open === null ? marks : { ...marks, choice: open.choice };
  const isPendulum = spots.some(({ zone }) => zone === 'pendulum');
  const keys = [...spots.map(keyOfSpot), ...(card?.handle == null ? [] : [keyOfCard(card.handle)])];
  const drop = useDropState(keys);
  const name = card ? labels.placed(card, view) : labels.empty(open?.spot ?? spots[0], isPendulum);
  return (
    <GridCell className={styles.cell}>
      <Button
        className={styles.zone ?? ''}
        data-zone={spots[0].zone}
        data-cell={id}
        data-handle={card?.handle ?? undefined}
        data-pendulum={isPendulum || undefined}
        data-places={keys.join(' ')}
        data-drop={drop}
        data-choice={shown.choice ?? undefined}
        data-selected={shown.isSelected || undefined}
        data-tied={shown.isTied || undefined}
        onPress={({ target }) => {
          if (open) pressSpot(open.spot);
          else if (card) press(card, target);
        }}
      >
        <span className="unseen">{markWords(name, shown)}</span>
        <AnimatePresence>
          {card && <PlacedCard key={card.handle} card={card} marks={shown} viewer={view.player} />}
        </AnimatePresence>
      </Button>
    </GridCell>
  );
};
