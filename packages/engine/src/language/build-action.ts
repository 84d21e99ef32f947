/** Words for what effects do to cards, Life Points and the course of the turn. */

import type { SkippablePhase } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Action, ActionOf, Chooser, Duration, NewPosition, TurnCount } from './action.ts';
import type { Amount } from './amount.ts';
import { lifePointsOf, numberOf, sumOf, times } from './build-amount.ts';
import { cardsOf, chooseExactly, type What } from './build-cards.ts';
import { inYourHand } from './build-filter.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

export const destroy = (what: What): Action => ({ do: 'destroy', what: cardsOf(what) });
/** "destroy …, and if you do, banish it" */
export const destroyAndBanish = (what: What): Action => ({
  do: 'destroy',
  what: cardsOf(what),
  into: 'banished',
});
export const sendToGy = (what: What): Action => ({ do: 'send-to-gy', what: cardsOf(what) });
/** "return … to the GY" */
export const returnToGy = (what: What): Action => ({ do: 'send-to-gy', what: cardsOf(what), returned: true });
export const banish = (
  what: What,
  options: { face?: 'up' | 'down'; until?: Duration; turns?: TurnCount } = {},
): Action => ({
  do: 'banish',
  what: cardsOf(what),
  face: options.face ?? 'up',
  ...(options.until && { until: options.until }),
  ...(options.turns && { turns: options.turns }),
});
/** "Tribute …": as the cost or as a part of the effect. (wording.cost.tribute) */
export const tribute = (what: What): Action => ({ do: 'tribute', what: cardsOf(what) });
export const discard = (what: What): Action => ({ do: 'discard', what: cardsOf(what) });
/** "discard … to the GY" */
export const discardToGy = (what: What): Action => ({ do: 'discard', what: cardsOf(what), into: 'gy' });
/** "return … to the hand" */
export const returnToHand = (what: What): Action => ({ do: 'to-hand', what: cardsOf(what) });
/** "add … to the hand" */
export const addToHand = returnToHand;
export const shuffleIntoDeck = (what: What): Action => ({
  do: 'to-deck',
  what: cardsOf(what),
  place: 'shuffled',
});
/** "shuffle all 5 into the Deck" */
export const shuffleAllIntoDeck = (what: What): Action => ({
  do: 'to-deck',
  what: cardsOf(what),
  place: 'shuffled',
  extent: 'all',
});
/** "shuffle … into the Main Deck" */
export const shuffleIntoMainDeck = (what: What): Action => ({
  do: 'to-deck',
  what: cardsOf(what),
  place: 'main-deck',
});
/** "return … to the Extra Deck" */
export const returnToExtraDeck = (what: What): Action => ({
  do: 'to-deck',
  what: cardsOf(what),
  place: 'extra-deck',
});
export const placeOnTopOfDeck = (what: What): Action => ({
  do: 'to-deck',
  what: cardsOf(what),
  place: 'top',
});
export const placeOnBottomOfDeck = (what: What): Action => ({
  do: 'to-deck',
  what: cardsOf(what),
  place: 'bottom',
});
export const draw = (count: Amount, by: Side = 'you'): Action => ({ do: 'draw', by, count });
/** "draw cards until you have n cards in your hand" */
export const drawUntil = (inHand: number): Action => draw(sumOf(inHand, times(-1, numberOf(inYourHand))));
export const takeDamage = (to: Side, amount: Amount, options: { as?: string } = {}): Action => ({
  do: 'damage',
  to,
  amount,
  ...options,
});
export const gainLifePoints = (amount: Amount, by: Side = 'you'): Action => ({
  do: 'gain-life-points',
  by,
  amount,
});
export const payLifePoints = (amount: Amount, options: { as?: string } = {}): Action => ({
  do: 'pay-life-points',
  amount,
  ...options,
});
/** "pay LP so that you only have n left" */
export const payLifePointsUntil = (left: number): Action => payLifePoints(sumOf(lifePointsOf('you'), -left));
export const loseLifePoints = (by: Side, amount: Amount): Action => ({ do: 'lose-life-points', by, amount });
export const lifePointsBecome = (of: Side, amount: Amount): Action => ({
  do: 'life-points-become',
  of,
  amount,
});
/** "detach n material(s) from a monster you control" */
export const detachFrom = (count: number, ...host: Filter): Action => ({
  do: 'detach',
  what: chooseExactly(count, { test: 'in', side: 'any', zones: ['material'] }, { test: 'attached-to', host }),
});
/** Detaches so many materials from this card: `detach(1)`. */
export const detach = (count: number): Action => detachFrom(count, { test: 'is', what: { ref: 'this' } });
export const attach = (what: What, to: Reference): Action => ({ do: 'attach', what: cardsOf(what), to });
export const placeCounters = (
  count: Amount,
  counter: string,
  on: What,
  options: { most?: number } = {},
): Action => ({ do: 'place-counters', what: cardsOf(on), counter, count, ...options });
export const removeCounters = (count: number | 'all', counter: string, from: What): Action => ({
  do: 'remove-counters',
  what: cardsOf(from),
  counter,
  count,
});
/** "remove n counters from anywhere on the field" */
export const removeCountersFromAmong = (count: number, counter: string, ...among: Filter): Action => ({
  do: 'remove-counters-among',
  among,
  counter,
  count,
});
/** "this effect becomes that Spell's effect when that card is activated" */
export const becomesEffectOf = (
  what: Reference,
  options: Pick<ActionOf<'become-effect-of'>, 'conditions'> = {},
): Action => ({ do: 'become-effect-of', what, ...options });
export const changePosition = (
  what: What,
  to: NewPosition = 'switch',
  options: Pick<ActionOf<'change-position'>, 'flipEffects'> = {},
): Action => ({
  do: 'change-position',
  what: cardsOf(what),
  to,
  ...options,
});
export const takeControl = (what: What, until?: Duration): Action => ({
  do: 'take-control',
  what: cardsOf(what),
  ...(until && { until }),
});
/** "place … in a zone this card points to and take control of it" */
export const takeControlInZonePointedToBy = (pointedToBy: Reference, what: What): Action => ({
  do: 'take-control',
  what: cardsOf(what),
  pointedToBy,
});
export const switchControl = (first: Reference, second: Reference): Action => ({
  do: 'switch-control',
  first,
  second,
});
export const equip = (what: What, to: Reference): Action => ({ do: 'equip', what: cardsOf(what), to });
export const setCard = (what: What): Action => ({ do: 'set', what: cardsOf(what) });
export const negateActivation: Action = { do: 'negate-activation' };
export const negateEffect: Action = { do: 'negate-effect' };
/** "negate the effects of … (including in the GY)" */
export const negateAlsoInGy = (what: What): Action => ({ do: 'negate-also-in-gy', what: cardsOf(what) });
export const negateAttack: Action = { do: 'negate-attack' };
export const negateSummon: Action = { do: 'negate-summon' };
export const endBattlePhase: Action = { do: 'end-battle-phase' };
/** "It becomes the End Phase of this turn" */
export const becomeTheEndPhase: Action = { do: 'go-to-end-phase' };
/** "give up your normal draw", or "instead of conducting your normal draw" */
export const giveUpNormalDraw: Action = { do: 'give-up-normal-draw' };
/** "skip your next Draw Phase", "skip your next 2 Draw Phases" */
export const skipNext = (phase: SkippablePhase, of: Chooser = 'you', count = 1): Action => ({
  do: 'skip-phases',
  of,
  phase,
  count,
});
/** "skip the Battle Phase of your next turn" */
export const skipInNextTurn = (phase: SkippablePhase, of: Chooser = 'you'): Action => ({
  do: 'skip-phases',
  of,
  phase,
  count: 1,
  turn: 'next',
});
/** "you win the Duel" */
export const winTheDuel: Action = { do: 'win' };
export const redirectAttack = (to: Reference): Action => ({ do: 'redirect-attack', to });
/** "change the attack target to …": the Battle Step goes on. */
export const changeAttackTarget = (to: Reference): Action => ({ do: 'redirect-attack', to, goesOn: true });
/** "that card/effect/attack now targets the new target" */
export const changeTarget = (of: 'activation' | 'attack' | 'either', to: Reference): Action => ({
  do: 'change-target',
  of,
  to,
});
/** "make that attack a direct attack" */
export const makeTheAttackDirect: Action = { do: 'redirect-attack', to: 'direct' };
export const link = (name: string, what: What, options: { adds?: true } = {}): Action => ({
  do: 'link',
  what: cardsOf(what),
  name,
  ...options,
});

export type { Chooser };
