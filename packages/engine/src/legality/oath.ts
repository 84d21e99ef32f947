/** "The turn you activate this": binds its player from the activation on, and looks back over the turn. */
import type { Oath } from '../language/effect.ts';
import type { Modifier } from '../language/modifier.ts';
import { matches } from '../meaning/filter.ts';
import { cardsMeantBy } from '../meaning/reference.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Bound, Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';

/** Does the oath speak of this card, as it was then? */
const concerns = (table: Table, { affects }: Oath, { card, stay }: Bound, scene: Scene): boolean => {
  if (cardOf(table, card).stay !== stay) return false;
  if (affects.affects === 'referenced') return cardsMeantBy(table, affects.what, scene).includes(card);
  return affects.affects === 'matching' && matches(table, affects.filter, card, scene);
};

const isBroken = (table: Table, oath: Oath, { modifies }: Modifier, scene: Scene): boolean => {
  const { history, turnPlayer } = table.state;
  if (modifies === 'no-battle-phase') return history.battlePhases > 0 && turnPlayer === scene.you;
  // Only a direct attack that was carried out. (battle.direct-attack.negated-or-ended-is-not-a-direct-attack-made)
  if (modifies === 'cannot-attack-directly')
    return history.battled.some((each) => each.directly && concerns(table, oath, each, scene));
  if (modifies !== 'cannot-attack' && modifies !== 'cannot-declare-attacks') return false;
  return history.attackers.some((each) => concerns(table, oath, each, scene));
};

/** Has the player already done this turn what the oath forbids? */
export const obstacleInOath = (table: Table, oath: Oath | undefined, scene: Scene): Obstacle | undefined =>
  oath?.modifiers.some((modifier) => isBroken(table, oath, modifier, scene))
    ? obstacle('wording.restriction.turn-you-activate', scene.source.card)
    : undefined;
