import { useRef } from 'react';
import { GridCell } from '../../duel/board/grid-cell.tsx';
import { useRoving } from '../../duel/board/use-roving.ts';
import { useSay } from '../../i18n/say.ts';
import { useEditing } from './editing.ts';
import { type Cell, rowsOf } from './places.ts';
import styles from './table.module.css';
import { ZoneCell } from './zone-cell.tsx';

/** All zones as one grid, in which the arrow keys move; seen by A. */
export const Table = () => {
  const say = useSay();
  const { field } = useEditing();
  const grid = useRef<HTMLDivElement>(null);
  const roving = useRoving(grid);
  return (
    <div className={styles.around}>
      {/* biome-ignore lint/a11y/useSemanticElements: a table of cells that are laid out freely and used with the arrow keys */}
      <div ref={grid} role="grid" aria-label={say('rulings.edit.zones')} className={styles.table} {...roving}>
        {rowsOf(field.format).map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: a row of that grid
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
          <div key={row[0]?.id} role="row" className={styles.row}>
            {row.map((cell) => (
              <TableCell key={cell.id} cell={cell} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
};

const TableCell = ({ cell }: { readonly cell: Cell }) =>
  cell.kind === 'gap' ? <GridCell className={styles.cell} /> : <ZoneCell id={cell.id} names={cell.names} />;
