/** What the text of an effect asks for: its condition, limits and ways of activation. */

import { isAnyInForce, modifiersFor } from '../../field/modifiers.ts';
import { obstacleInLimit } from '../../field/uses.ts';
import type { Condition } from '../../language/condition.ts';
import type { ActivatedEffect } from '../../language/effect.ts';
import { holds } from '../../meaning/condition.ts';
import { matches } from '../../meaning/filter.ts';
import { obstacleInOath } from '../../meaning/oath.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import type { Scene } from '../../state/scene.ts';
import { definitionOf, type Table } from '../../state/table.ts';
import { gather } from '../../vocabulary/gather.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import { obstacleInChain, obstacleToCalculatingTwice, obstacleToShowingTwice } from '../limit.ts';
import { conditionsIn, obstacleInMode } from './mode.ts';

/** Does the condition of its text hold, as far as no other text lets the player do without it? */
const meets = (
  table: Table,
  player: Player,
  card: CardId,
  condition: Condition | undefined,
  scene: Scene,
): boolean => {
  if (holds(table, condition, scene)) return true;
  if (!isAnyInForce(table, 'activates-without')) return false;
  const lifted = gather(modifiersFor(table, player, 'activates-without'), ({ modifier, scene: theirs }) =>
    matches(table, modifier.card, card, theirs, 'all') ? [JSON.stringify(modifier.condition)] : [],
  );
  return conditionsIn(condition).every(
    (part) => holds(table, part, scene) || lifted.includes(JSON.stringify(part)),
  );
};

export const obstacleInText = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  effect: ActivatedEffect,
  scene: Scene,
): Obstacle | undefined => {
  // Of what has happened in a Chain it is asked when that is over. (faq.trigger.condition.while-must-hold-at-the-event)
  if (!meets(table, player, card, effect.condition, scene) || !holds(table, effect.alsoAtResolution, scene))
    return obstacle('effects.condition.must-hold', card);
  const own =
    obstacleInLimit(table, card, index, player, effect.limit) ??
    // (effects.text.usage-limit)
    obstacleInLimit(table, card, index, player, effect.alsoLimit) ??
    obstacleInChain(table, card, player, effect.notInOneChain) ??
    obstacleToCalculatingTwice(table, card, player, effect) ??
    obstacleToShowingTwice(table, card, index, effect) ??
    obstacleInOath(table, effect.oath, scene);
  if (own) return own;
  let first: Obstacle | undefined;
  for (const mode of effect.modes) {
    const inMode = obstacleInMode(table, card, effect, mode, scene);
    if (!inMode) return undefined;
    first ??= inMode;
  }
  return first;
};

/** An effect that it had gained, or that was replaced. (effects.gain.lost-when-leaving, effects.gain.loses-the-gaining-effect) */
export const obstacleOfGain = (table: Table, card: CardId, index: number): Obstacle =>
  obstacle(
    index < definitionOf(table, card).own
      ? 'effects.gain.loses-the-gaining-effect'
      : 'effects.gain.only-while-face-up-in-monster-zone',
    card,
  );
