import { opponentOf, type Player, type SeenCard, type View } from '@spellspeed/engine';
import { useState } from 'react';
import { Board } from '../duel/board/board.tsx';
import { Chain } from '../duel/board/chain.tsx';
import { cardOfHandle, rowsOf } from '../duel/board/layout.ts';
import { Moving } from '../duel/board/moving.tsx';
import { PileDialog } from '../duel/board/pile-dialog.tsx';
import { PlayerBar } from '../duel/board/player-bar.tsx';
import table from '../duel/duel-table.module.css';
import { ReadingSheet } from '../duel/panel/reading-sheet.tsx';
import { onlyLooking, TableProvider } from '../duel/table-context.ts';
import { useReading } from '../duel/use-reading.ts';
import type { OpenPile, TableControl } from '../duel/use-table-control.ts';
import { useSay } from '../i18n/say.ts';
import type { Voice } from '../telling/teller.ts';
import type { Frame } from './frame.ts';
import { WatchedCard } from './watched-card.tsx';
import styles from './watching.module.css';

const FULL_LIFE = 8000;

interface WatchTableProps {
  readonly frame: Frame;
  readonly names: readonly [string, string];
  /** The player as whom it is watched: the other one is "the opponent". Otherwise both have their names. */
  readonly you?: Player | null;
  /** Their decks, where they are worth telling. */
  readonly decks?: readonly [string, string];
  /** Beside the field: how to go on, and what has happened. */
  readonly children: React.ReactNode;
}
/** The field of a duel that is only watched. */
export const WatchTable = ({ frame, names, you = null, decks, children }: WatchTableProps) => {
  const { view, occurrences } = frame;
  const say = useSay();
  const control = useWatchControl(view, { you, names });
  const { player } = view;
  const card = <WatchedCard card={control.use.selected} view={view} />;
  return (
    <TableProvider value={control.use}>
      <Moving>
        <div className={`${table.table} ${styles.table}`} style={{ '--rows': rowsOf(view).length }}>
          <aside className={`${table.panel} ${styles.panel}`} aria-label={say('duel.panel')}>
            {card}
          </aside>
          <div className={table.middle}>
            <div className={table.field}>
              <PlayerBar
                view={view}
                side="opponent"
                deck={decks?.[opponentOf(player)] ?? null}
                full={FULL_LIFE}
                news={occurrences}
              />
              <Board />
              <PlayerBar
                view={view}
                side="you"
                deck={decks?.[player] ?? null}
                full={FULL_LIFE}
                news={occurrences}
              />
            </div>
          </div>
          <div className={`${table.side} ${styles.side}`}>
            {children}
            <Chain view={view} />
          </div>
          <PileDialog control={control}>{card}</PileDialog>
          {control.reading.isSheet && <ReadingSheet close={control.reading.close}>{card}</ReadingSheet>}
        </div>
      </Moving>
    </TableProvider>
  );
};

/** The state of a table at which nothing is chosen: which card is read, which pile lies open. */
const useWatchControl = (view: View, voice: Voice): TableControl => {
  const [selected, select] = useState<SeenCard['handle']>(null);
  const [pile, setPile] = useState<OpenPile | null>(null);
  const card = cardOfHandle(view, selected);
  const reading = useReading(card);
  return {
    use: onlyLooking(view, {
      voice,
      selected: card,
      press: ({ handle }) => {
        select(handle);
        // What lies in an open pile is read there.
        if (pile === null) reading.open();
      },
      openPile: (side, which) => setPile({ side, pile: which }),
    }),
    question: null,
    picked: [],
    isSingle: false,
    canConfirm: false,
    menu: null,
    pile,
    reading,
    canPassTurn: false,
    cancel: null,
    take: () => {},
    drop: () => {},
    confirm: () => {},
    close: () => setPile(null),
  };
};
