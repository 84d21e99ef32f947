/** Whether a card or effect can be activated now, and if not, which clause forbids it. */

import { obstacleInLocks } from '../field/locks.ts';
import { isActivated, type TriggerEffect } from '../language/effect.ts';
import { happenedFor } from '../meaning/event.ts';
import { transientScene, withEvent, withTold } from '../meaning/scene.ts';
import { isStill } from '../state/cards-of.ts';
import { type Obstacle, obstacle } from '../state/obstacle.ts';
import type { PendingTrigger } from '../state/state.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players.ts';
import { obstacleInDamageStep } from './activation/damage-step.ts';
import { eventFor, NO_EVENT, obstacleWithoutEvent, waitsForEvent } from './activation/event.ts';
import { eventOfTrigger, joinedWith, obstacleToJoining } from './activation/joined.ts';
import { obstacleBeforeDraw, obstacleInArrival, obstacleInPlace, type Setting } from './activation/place.ts';
import { obstacleInSpellSpeed, obstacleToAnswering } from './activation/spell-speed.ts';
import { obstacleInText, obstacleOfGain } from './activation/text.ts';
import { obstacleInPhaseUse } from './phase.ts';

/** What it waits for has just happened: what else keeps it from being activated, where the card is, or an amount that cannot be paid. */
const obstacleAfterEvent = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  effect: TriggerEffect,
): Obstacle | undefined => {
  const scene = transientScene(table, card, index, player);
  const event = happenedFor(table, effect.on, scene, 'any-moment');
  if (!event) return undefined;
  return (
    obstacleInPlace(table, player, card, effect, 'trigger') ??
    obstacleInText(table, player, card, index, effect, withTold(scene, event))
  );
};

/** Why a player cannot activate effect number `index` of a card now. */
export const obstacleToActivate = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
  setting: Setting,
): Obstacle | undefined => {
  const definition = definitionOf(table, card);
  const { effects, unknownText } = definition.card;
  const effect = effects[index];
  if (unknownText && !effect) return obstacle('effects.activation.card-known-to-the-rules', card);
  if (!effect || !isActivated(effect)) return obstacle('effects.continuous.applies-without-activation', card);
  if (!table.look.hasEffect(table, card, index)) return obstacleOfGain(table, card, index);
  const joined = definition.joined.length === 0 ? undefined : joinedWith(table, card, index);
  if (effect.effect === 'trigger' && setting !== 'trigger' && !joined)
    return (
      obstacleInPhaseUse(table, card, index) ??
      obstacleAfterEvent(table, player, card, index, effect) ??
      obstacle('effects.trigger.definition', card)
    );
  const inRules =
    obstacleBeforeDraw(table) ??
    (joined
      ? obstacleToJoining(table, player, card, joined, setting)
      : obstacleInPlace(table, player, card, effect, setting)) ??
    obstacleInSpellSpeed(table, card, effect, setting) ??
    (setting === 'fast' ? obstacleToAnswering(table, player, card, effect) : undefined) ??
    obstacleInDamageStep(table, card, effect) ??
    obstacleInLocks(table, player, card, effect) ??
    (effect.effect === 'card-activation' ? obstacleInArrival(table, player, card) : undefined);
  if (inRules) return inRules;
  const scene = transientScene(table, card, index, player);
  const event =
    joined && effect.effect === 'trigger'
      ? obstacleInPhaseUse(table, card, index)
        ? null
        : eventOfTrigger(table, effect, scene)
      : eventFor(table, effect, scene);
  if (event === null) return obstacleWithoutEvent(table, card);
  // (chains.window.from-damage-calculation-on)
  if (setting === 'event' && !waitsForEvent(effect))
    return obstacle('chains.window.from-damage-calculation-on', card);
  return obstacleInText(
    table,
    player,
    card,
    index,
    effect,
    event === NO_EVENT ? scene : withTold(scene, event),
  );
};

/**
 * What keeps an effect of the card from being activated here whoever may act and whatever is on the Chain: where the card is, and what
 * its text asks for. What waits for something to happen is asked when that has happened.
 */
export const obstacleAtAnyTime = (
  table: Table,
  player: Player,
  card: CardId,
  index: number,
): Obstacle | undefined => {
  const effect = definitionOf(table, card).card.effects[index];
  if (!effect || !isActivated(effect) || !table.look.hasEffect(table, card, index)) return undefined;
  if (effect.effect !== 'ignition' && effect.on) return undefined;
  // A text may name its time in the Damage Step as a condition: that step says more.
  if (obstacleInDamageStep(table, card, effect)) return undefined;
  return (
    obstacleInPlace(table, player, card, effect, 'open') ??
    obstacleInText(table, player, card, index, effect, transientScene(table, card, index, player))
  );
};

/** The number of the last thing that happened. */
export const lastMoment = (table: Table): number => table.state.moments.at(-1)?.number ?? -1;

/** Why a trigger whose condition was met cannot be activated any more. */
export const obstacleToTrigger = (table: Table, pending: PendingTrigger): Obstacle | undefined => {
  const { card } = pending.card;
  const effect = definitionOf(table, card).card.effects[pending.effect];
  if (effect?.effect !== 'trigger') return obstacle('effects.trigger.definition', card);
  // It has left since, destroyed by the same battle perhaps. (effects.condition.returned-to-deck, damage-step.end.destroying-monster-must-survive,
  // faq.trigger.place.has-to-be-where-it-is-activated)
  // (faq.rules2020.moved-before-activation, faq.trigger.public.not-if-hidden-after-the-chain)
  if (!isStill(table, pending.card)) return obstacle('effects.condition.returned-to-deck', card);
  if (!table.look.hasEffect(table, card, pending.effect)) return obstacleOfGain(table, card, pending.effect);
  // A "when … you can" effect fires only if its moment is the last thing that happened, an "if … you can" effect in any case.
  // (effects.timing.when-optional-misses, effects.timing.if-optional-deferred)
  // What the battle did waits for its timing, after the whole Chain. (damage-step.during-resolution.triggers-do-not-miss-the-timing, damage-step.during-resolution.damage-and-battle-conditions-are-kept)
  const mayMiss = effect.use === 'when-you-can' && pending.notBefore === null;
  if (mayMiss && pending.moment !== lastMoment(table))
    return obstacle('effects.timing.when-optional-misses', card);
  const inRules =
    obstacleInPlace(table, pending.player, card, effect, 'trigger') ??
    obstacleInDamageStep(table, card, effect) ??
    obstacleInLocks(table, pending.player, card, effect);
  if (inRules) return inRules;
  const { effect: index, player, event, noted } = pending;
  const scene = { ...withEvent(transientScene(table, card, index, player), event), noted };
  return obstacleInText(table, player, card, index, effect, scene);
};

/** Why a trigger that its player held back cannot answer the last activation. (chains.simultaneous.hidden-may-answer-later) */
export const obstacleToHeldBack = (table: Table, pending: PendingTrigger): Obstacle | undefined => {
  const last = table.state.chain.at(-1);
  const effect = definitionOf(table, pending.card.card).card.effects[pending.effect];
  return (
    obstacleToTrigger(table, pending) ??
    (effect && isActivated(effect)
      ? obstacleToAnswering(table, pending.player, pending.card.card, effect)
      : undefined) ??
    // Only Counter Traps are chained to a Counter Trap.
    (last?.spellSpeed === 3 ? obstacle('chains.spell-speed-2.not-to-speed-3', last.card.card) : undefined)
  );
};
