/** A Set Continuous Trap that is activated together with one of its effects, in one Chain Link. */

import { obstacleInLocks } from '../../field/locks.ts';
import { obstacleInLimit } from '../../field/uses.ts';
import type { TriggerEffect } from '../../language/effect.ts';
import { isOfPhase } from '../../language/event.ts';
import { holds } from '../../meaning/condition.ts';
import { type Event, happenedFor, matchEvent } from '../../meaning/event.ts';
import { transientScene } from '../../meaning/scene.ts';
import type { Happening } from '../../state/happening.ts';
import type { Joined } from '../../state/joined.ts';
import { type Obstacle, obstacle } from '../../state/obstacle.ts';
import type { Scene } from '../../state/scene.ts';
import { cardOf, definitionOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { startsOwnChains } from '../../vocabulary/phases.ts';
import type { Player } from '../../vocabulary/players.ts';
import { NO_EVENT } from './event.ts';
import { obstacleInArrival, obstacleInPlace, type Setting } from './place.ts';

/** The effect, if the card lies Set and would be activated with it. (faq.activation.warning-needs-the-effect-in-the-same-link) */
export const joinedWith = (table: Table, card: CardId, index: number): Joined | undefined => {
  const { joined } = definitionOf(table, card);
  if (joined.length === 0) return undefined;
  const { zone, face } = cardOf(table, card);
  return zone === 'spells' && face === 'down' ? joined.find((each) => each.index === index) : undefined;
};

/** What keeps the card itself from being activated, whatever it is activated with. */
export const obstacleToJoining = (
  table: Table,
  player: Player,
  card: CardId,
  { activation, at }: Joined,
  setting: Setting,
): Obstacle | undefined =>
  obstacleInPlace(table, player, card, activation, setting) ??
  obstacleInLocks(table, player, card, activation) ??
  obstacleInArrival(table, player, card) ??
  obstacleInLimit(table, card, at, player, activation.limit) ??
  (holds(table, activation.condition, transientScene(table, card, at, player))
    ? undefined
    : obstacle('effects.condition.must-hold', card));

/** The phase and the timing in which the duel is. */
export const whatBegan = ({ state }: Table): readonly Happening[] => {
  const { phase, turnPlayer: player, timing } = state;
  const began: Happening[] = [];
  if (timing === 'open' || timing === 'main-phase-start' || timing === 'battle-start')
    began.push({ what: 'phase-began', phase, player });
  if (startsOwnChains(timing)) began.push({ what: 'timing-began', timing, player });
  return began;
};
/** A Trigger Effect used so answers what has just happened, or the phase, by its player's decision. (faq.trigger.trap.effect-with-its-own-activation-is-optional) */
export const eventOfTrigger = (table: Table, { on, use }: TriggerEffect, scene: Scene): Event | null => {
  if (
    on.some(
      (each) => isOfPhase(each) && whatBegan(table).some((began) => matchEvent(table, each, began, scene)),
    )
  )
    return NO_EVENT;
  const others = on.filter((each) => !isOfPhase(each));
  return happenedFor(table, others, scene, use === 'when-you-can' ? 'last-moment' : 'any-moment');
};
