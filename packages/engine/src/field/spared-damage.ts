/** The first damage of a turn, or the next, that a text takes away: "Once per turn, if you would take damage, you take none". */
import type { Modifier } from '../language/modifier.ts';
import { writeHistory } from '../state/door.ts';
import type { Scene } from '../state/scene.ts';
import type { Table } from '../state/table.ts';
import type { Player } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import type { Active } from './active.ts';
import { modifiersFor } from './modifiers.ts';

type Sparing = Active<Extract<Modifier, { modifies: 'first-damage-prevented' }>>;
const keyOf = ({ source, effect }: Scene): string => `damage/${source.card}/${source.stay}/${effect}`;

/** The texts that take this damage away and have not done so this turn. (wording.limit.once-per-turn-soft) */
export const sparingDamage = (table: Table, player: Player, by: Cause): readonly Sparing[] =>
  modifiersFor(table, player, 'first-damage-prevented').filter(
    ({ modifier, scene }) => modifier.by.includes(by) && table.state.history.uses[keyOf(scene)] === undefined,
  );

/** Of several texts all do so at once. (faq.resist.only-once-all-apply-at-once) */
export const countSparedDamage = (table: Table, texts: readonly Sparing[]): void => {
  const history = writeHistory(table);
  for (const { scene } of texts) history.uses = { ...history.uses, [keyOf(scene)]: 1 };
};
