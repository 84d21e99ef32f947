import type { SeenCard, View } from '@spellspeed/engine';
import { useState } from 'react';
import { Board } from '../duel/board/board.tsx';
import { Chain } from '../duel/board/chain.tsx';
import { cardOfHandle } from '../duel/board/layout.ts';
import { PileDialog } from '../duel/board/pile-dialog.tsx';
import { PlayerBar } from '../duel/board/player-bar.tsx';
import table from '../duel/duel-table.module.css';
import { onlyLooking, TableProvider } from '../duel/table-context.ts';
import type { OpenPile, TableControl } from '../duel/use-table-control.ts';
import { useSay } from '../i18n/say.ts';
import type { Frame } from './frame.ts';
import { WatchedCard } from './watched-card.tsx';
import styles from './watching.module.css';

const FULL_LIFE = 8000;

interface WatchTableProps {
  readonly frame: Frame;
  readonly names: readonly [string, string];
  /** Beside the field: how to go on, and what has happened. */
  readonly children: React.ReactNode;
}
/** The field of a duel that is only watched. */
export const WatchTable = ({ frame: { view, occurrences }, names, children }: WatchTableProps) => {
  const say = useSay();
  const control = useWatchControl(view, names);
  const { player } = view;
  return (
    <TableProvider value={control.use}>
      <div className={`${table.table} ${styles.table}`}>
        <aside className={`${table.panel} ${styles.panel}`} aria-label={say('duel.panel')}>
          <WatchedCard card={control.use.selected} view={view} />
        </aside>
        <div className={table.middle}>
          <div className={table.field}>
            <PlayerBar
              view={view}
              side="opponent"
              name={names[player === 0 ? 1 : 0]}
              full={FULL_LIFE}
              news={occurrences}
            />
            <Board />
            <PlayerBar view={view} side="you" name={names[player]} full={FULL_LIFE} news={occurrences} />
          </div>
        </div>
        <div className={`${table.side} ${styles.side}`}>
          {children}
          <Chain view={view} />
        </div>
        <PileDialog control={control} />
      </div>
    </TableProvider>
  );
};

/** The state of a table at which nothing is chosen: which card is read, which pile lies open. */
const useWatchControl = (view: View, names: readonly [string, string]): TableControl => {
  const [selected, select] = useState<SeenCard['handle']>(null);
  const [pile, setPile] = useState<OpenPile | null>(null);
  return {
    use: onlyLooking(view, {
      voice: { you: null, names },
      selected: cardOfHandle(view, selected),
      press: ({ handle }) => select(handle),
      openPile: (side, which) => setPile({ side, pile: which }),
    }),
    question: null,
    picked: [],
    isSingle: false,
    canConfirm: false,
    menu: null,
    pile,
    take: () => {},
    confirm: () => {},
    close: () => setPile(null),
  };
};
