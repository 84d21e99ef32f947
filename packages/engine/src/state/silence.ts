/** Monsters whose effects are negated also in the GY. (damage-step.calculation.negation-of-battle-destroyed-monsters-lasts-into-the-gy) */
import type { Silence } from '../language/modifier.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { boundTo, isStill } from './cards-of.ts';
import { write } from './door.ts';
import type { Bound } from './scene.ts';
import type { Table } from './table.ts';

/** How the effects of this stay of a card are negated, if they are. */
export const silenceOf = (table: Table, { card, stay }: Bound): Silence | null =>
  table.state.silenced.length === 0
    ? null
    : (table.state.silenced.find((each) => each.card === card && each.stay === stay)?.how ?? null);

/** It goes on even after what caused it has left the field. (effects.negate.battle-destroyed-monster) */
export const silence = (table: Table, cards: readonly CardId[], how: Silence): void => {
  if (cards.length === 0) return;
  const added = cards.map((card) => ({ ...boundTo(table, card), how }));
  write(table, 'silenced', [...table.state.silenced, ...added]);
};

/**
 * After a move: it follows the monster to the GY and to no other place, so it ends when the monster leaves the GY.
 * (effects.negate.battle-destroyed-not-in-gy, effects.negate.battle-destroyed-left-gy)
 */
export const followSilence = (table: Table, before: Bound, isInGy: boolean): void => {
  const how = silenceOf(table, before);
  if (how && isInGy) silence(table, [before.card], how);
};

/** Forgets the stays that have ended. */
export const forgetSilence = (table: Table): void => {
  const { silenced } = table.state;
  if (silenced.some((bound) => !isStill(table, bound)))
    write(
      table,
      'silenced',
      silenced.filter((bound) => isStill(table, bound)),
    );
};
