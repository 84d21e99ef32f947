/** Columns of the table: each runs through the zones of both players. */

import type { Filter } from '../language/filter.ts';
import type { Reference } from '../language/reference.ts';
import type { Scene } from '../state/scene.ts';
import type { CardState } from '../state/state.ts';
import { cardOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import { MAIN_MONSTER_ZONES } from '../vocabulary/zones.ts';
import { meantBy } from './reference.ts';

const LAST_COLUMN = MAIN_MONSTER_ZONES - 1;
/** The column of an Extra Monster Zone, or of a Pendulum Zone, as its player sees it. */
const EXTRA_COLUMNS: readonly number[] = [1, 3];
const PENDULUM_COLUMNS: readonly number[] = [0, LAST_COLUMN];

/** The column in which a card lies, as the first player sees the table; null where there are no columns. */
export const columnOf = ({
  zone,
  place,
  controller,
}: Pick<CardState, 'zone' | 'place' | 'controller'>): number | null => {
  const own = ownColumn(zone, place);
  if (own === undefined) return null;
  return controller === 0 ? own : LAST_COLUMN - own;
};
const ownColumn = (zone: CardState['zone'], place: number): number | undefined => {
  if (zone === 'monsters')
    return place < MAIN_MONSTER_ZONES ? place : EXTRA_COLUMNS[place - MAIN_MONSTER_ZONES];
  if (zone === 'pendulum') return PENDULUM_COLUMNS[place];
  return zone === 'spells' ? place : undefined;
};

/** What was started speaks of the column in which its card was then. */
const COLUMN = 'column';
export const columnsMeant = (table: Table, as: Reference, { noted, ...scene }: Scene): readonly number[] => {
  const kept = noted[COLUMN];
  if (kept !== undefined) return [kept];
  return gather(meantBy(table, as, { ...scene, noted }), ({ card }) => columnOf(cardOf(table, card)) ?? []);
};
/** The scene with the column that a filter speaks of. */
export const withColumn = (table: Table, filter: Filter, scene: Scene): Scene => {
  const test = filter.find((each) => each.test === 'same-column');
  const [column] = test?.test === 'same-column' ? columnsMeant(table, test.as, scene) : [];
  return column === undefined ? scene : { ...scene, noted: { ...scene.noted, [COLUMN]: column } };
};
