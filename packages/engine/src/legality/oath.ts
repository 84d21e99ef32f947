/** "The turn you activate this": binds its player from the activation on, and looks back over the turn. */
import type { Oath } from '../language/effect.ts';
import type { Modifier } from '../language/modifier.ts';
import { matches } from '../meaning/filter.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { Scene } from '../state/scene.ts';
import { cardOf, type Table } from '../state/table.ts';

const isBroken = (table: Table, oath: Oath, modifier: Modifier, scene: Scene): boolean => {
  const { history, turnPlayer } = table.state;
  if (modifier.modifies === 'no-battle-phase') return history.battlePhases > 0 && turnPlayer === scene.you;
  if (modifier.modifies !== 'cannot-attack' && modifier.modifies !== 'cannot-declare-attacks') return false;
  const { affects } = oath;
  if (affects.affects !== 'matching') return false;
  return history.attackers.some(
    ({ card, stay }) => cardOf(table, card).stay === stay && matches(table, affects.filter, card, scene),
  );
};

/** Has the player already done this turn what the oath forbids? */
export const obstacleInOath = (table: Table, oath: Oath | undefined, scene: Scene): Obstacle | undefined =>
  oath?.modifiers.some((modifier) => isBroken(table, oath, modifier, scene))
    ? obstacle('wording.restriction.turn-you-activate', scene.source.card)
    : undefined;
