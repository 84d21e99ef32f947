import { opponentOf, type Player } from '@spellspeed/engine';
import { Board } from '../duel/board/board.tsx';
import { rowsOf } from '../duel/board/layout.ts';
import { Moving } from '../duel/board/moving.tsx';
import { PhaseBar } from '../duel/board/phase-bar.tsx';
import { PileDialog } from '../duel/board/pile-dialog.tsx';
import { PlayerBar } from '../duel/board/player-bar.tsx';
import table from '../duel/duel-table.module.css';
import { ReadingSheet } from '../duel/panel/reading-sheet.tsx';
import { ChoiceMenu } from '../duel/question/choice-menu.tsx';
import { TableProvider } from '../duel/table-context.ts';
import type { TableControl } from '../duel/use-table-control.ts';
import { useSay } from '../i18n/say.ts';
import type { Frame } from '../watching/frame.ts';
import { WatchedCard } from '../watching/watched-card.tsx';
import styles from './analysis.module.css';

const FULL_LIFE = 8000;

interface OpenBoardProps {
  readonly control: TableControl;
  readonly frame: Frame;
  /** What each player's deck is called; null where it is nothing to tell. */
  readonly decks: readonly [string | null, string | null];
  readonly 'data-node': number;
  readonly 'data-nodes'?: number;
  /** Beside the field. */
  readonly children: React.ReactNode;
}
/** A board on which both hands lie open and choices are made. */
export const OpenBoard = ({ control, frame, decks, children, ...data }: OpenBoardProps) => {
  const say = useSay();
  const { view, occurrences } = frame;
  const card = <WatchedCard card={control.use.selected} view={view} />;
  const bar = (side: 'you' | 'opponent', player: Player) => (
    <PlayerBar view={view} side={side} deck={decks[player]} full={FULL_LIFE} news={occurrences} />
  );
  return (
    <TableProvider value={control.use}>
      <Moving>
        <div className={`${table.table} ${styles.open}`} style={{ '--rows': rowsOf(view).length }} {...data}>
          <aside className={table.panel} aria-label={say('duel.panel')}>
            {card}
          </aside>
          <div className={table.middle}>
            <div className={table.field}>
              {bar('opponent', opponentOf(view.player))}
              <div className={table.board}>
                <Board />
              </div>
              {bar('you', view.player)}
              <PhaseBar control={control} />
            </div>
          </div>
          <div className={`${table.side} ${styles.side}`}>{children}</div>
          <ChoiceMenu control={control} />
          <PileDialog control={control}>{card}</PileDialog>
          {control.reading.isSheet && <ReadingSheet close={control.reading.close}>{card}</ReadingSheet>}
        </div>
      </Moving>
    </TableProvider>
  );
};
