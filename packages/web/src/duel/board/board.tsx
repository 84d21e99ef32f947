import { useRef } from 'react';
import { useSay } from '../../i18n/say.ts';
import { useTable } from '../table-context.ts';
import styles from './board.module.css';
import { FieldLines } from './field-lines.tsx';
import { GridCell } from './grid-cell.tsx';
import { HandRow } from './hand-row.tsx';
import { type Cell, rowsOf } from './layout.ts';
import { PileCell } from './pile-cell.tsx';
import { ScaleBand } from './scale-band.tsx';
import { TurnCell } from './turn-cell.tsx';
import { useRoving } from './use-roving.ts';
import { ZoneCell } from './zone-cell.tsx';

/** Both hands and all zones as one grid, in which the arrow keys move. */
export const Board = () => {
  const say = useSay();
  const { view } = useTable();
  const grid = useRef<HTMLDivElement>(null);
  const roving = useRoving(grid);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of cells that are laid out freely and used with the arrow keys
    <div ref={grid} role="grid" aria-label={say('duel.board')} className={styles.board} {...roving}>
      <HandRow side="opponent" cards={view.opponent.hand} />
      {rowsOf(view).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: a row of that grid
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div key={row[0]?.id} role="row" className={styles.row}>
          {row.map((cell) => (
            <BoardCell key={cell.id} cell={cell} />
          ))}
          <ScaleBand row={row} />
        </div>
      ))}
      <HandRow side="you" cards={view.you.hand} />
      <FieldLines />
    </div>
  );
};

const BoardCell = ({ cell }: { readonly cell: Cell }) => {
  switch (cell.kind) {
    case 'zone':
      return <ZoneCell id={cell.id} spots={cell.spots} />;
    case 'pile':
      return <PileCell side={cell.side} pile={cell.pile} />;
    case 'turn':
      return <TurnCell />;
    case 'gap':
      return <GridCell className={styles.gap} />;
  }
};
