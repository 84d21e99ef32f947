import type { View } from '@spellspeed/engine';
import { useSay } from '../../i18n/say.ts';
import type { Side } from '../../words/place-name.ts';
import { useTable } from '../table-context.ts';
import type { Cell } from './layout.ts';
import styles from './scale-band.module.css';

/** Both Pendulum Scales of a player; null while one is missing. */
const scalesOf = (view: View, side: Side): readonly [number, number] | null => {
  const [left, right] = view[side].pendulum.map((card) => card?.known?.scale ?? null);
  return left == null || right == null ? null : [left, right];
};
/** Whose Pendulum Zones lie in this row. */
const sideIn = (row: readonly Cell[]): Side | null =>
  (['you', 'opponent'] as const).find(
    (side) =>
      row.filter(
        (cell) =>
          cell.kind === 'zone' && cell.spots.some((spot) => spot.zone === 'pendulum' && spot.side === side),
      ).length === 2,
  ) ?? null;

/** Between two Pendulum Zones that are occupied: the scales, and the Levels that lie between them. The cards themselves say it too. */
export const ScaleBand = ({ row }: { readonly row: readonly Cell[] }) => {
  const say = useSay();
  const { view } = useTable();
  const side = sideIn(row);
  const scales = side && scalesOf(view, side);
  if (!scales) return null;
  const [low, high] = [Math.min(...scales), Math.max(...scales)];
  const levels =
    high - low < 2 ? say('duel.scale.none') : say('duel.scale.levels', { from: low + 1, to: high - 1 });
  const shown = side === 'opponent' ? [scales[1], scales[0]] : scales;
  return (
    <div className={styles.band} data-scale={`${low}-${high}`} aria-hidden="true">
      <b>◀{shown[0]}</b>
      <span>{levels}</span>
      <b>{shown[1]}▶</b>
    </div>
  );
};
