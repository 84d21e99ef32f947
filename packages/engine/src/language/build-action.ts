/** Words for what effects do. */

import type { Passcode } from '../vocabulary/ids.ts';
import type { Attribute, BattlePosition, Race } from '../vocabulary/kinds.ts';
import type { SkippablePhase } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Action, ActionOf, Affected, Chooser, Duration, NewPosition, TurnCount } from './action.ts';
import type { Amount } from './amount.ts';
import { cardsOf, chooseExactly, type What } from './build-cards.ts';
import { inYourHand } from './build-filter.ts';
import { lifePointsOf, numberOf, sumOf, times } from './build-reference.ts';
import { ifSo } from './build-sequence.ts';
import type { MonsterCard, MonsterTraits } from './card.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';
import type { Reference } from './reference.ts';

// Verbs -------------------------------------------------------------------------------------------------------------

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
/** "Special Summon …": the activation of the effect is what can be answered, not the Summon. (wording.summon.by-effect) */
export const specialSummon = (
  what: What,
  options: Partial<
    Pick<
      ActionOf<'special-summon'>,
      | 'positions'
      | 'to'
      | 'traits'
      | 'ignoring'
      | 'properly'
      | 'extent'
      | 'pointedToBy'
      | 'zone'
      | 'treatedAs'
    >
  > = {},
): Action => ({
  do: 'special-summon',
  what: cardsOf(what),
  to: 'you',
  positions: ['attack', 'defense'] satisfies readonly BattlePosition[],
  ...options,
});
/** A Token as its maker's text describes it. */
export const token = (
  passcode: number,
  name: string,
  traits: Omit<MonsterTraits, 'frame' | 'abilities'> &
    Partial<Pick<MonsterTraits, 'abilities'> & Pick<MonsterCard, 'series'>>,
): MonsterCard => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name,
  series: [],
  effects: [],
  frame: 'token',
  abilities: [],
  ...traits,
});
export const specialSummonTokens = (
  count: number,
  made: MonsterCard,
  options: Partial<Pick<ActionOf<'special-summon-tokens'>, 'positions' | 'to' | 'as'>> = {},
): Action => ({
  do: 'special-summon-tokens',
  token: made,
  count,
  to: 'you',
  positions: ['attack', 'defense'],
  ...options,
});
export const ritualSummon = (options: Omit<ActionOf<'ritual-summon'>, 'do'>): Action => ({
  do: 'ritual-summon',
  ...options,
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
export const tossCoins = (count: number, as: string): Action => ({ do: 'toss-coins', count, as });
/** "declare 1 card name"; `declaredName` then says it of cards. */
export const declareCardName: Action = { do: 'declare', what: { declare: 'card-name' } };
/** "declare 1 Type", or 1 of these. */
export const declareRace = (...among: readonly Race[]): Action => ({
  do: 'declare',
  what: among.length > 0 ? { declare: 'race', among } : { declare: 'race' },
});
/** "declare 1 Attribute", or 1 of these. */
export const declareAttribute = (...among: readonly Attribute[]): Action => ({
  do: 'declare',
  what: among.length > 0 ? { declare: 'attribute', among } : { declare: 'attribute' },
});
/** "declare 1 Attribute …": one that such a card has */
export const declareAttributeOf = (...of: Filter): Action => ({
  do: 'declare',
  what: { declare: 'attribute', of },
});
/** "call it", before `tossCoins(1, …)`; `calledRight` then asks. */
export const callCoinSide: Action = { do: 'declare', what: { declare: 'coin-side' } };
/** "declare a number from 1 to 6"; `noted('declared')` is the number. */
export const declareNumber = (from: number, to: number): Action => ({
  do: 'declare',
  what: { declare: 'number', from, to },
});
/** A table of results: each row is for results up to its number, the last action for all above. */
export const byResult = (
  name: string,
  rows: readonly (readonly [upTo: number, action: Action])[],
  otherwise: Action,
): Action =>
  rows.reduceRight(
    (rest, [left, action]) => ifSo({ if: 'at-least', left, right: { count: 'noted', name } }, action, rest),
    otherwise,
  );
/** "Both players roll a six-sided die. If the rolls are the same, both players roll again." */
export const rollOff = (as: string, opponents: string): Action => ({ do: 'roll-off', as, opponents });
export const rollDie = (as: string): Action => ({ do: 'roll-die', as });
export const fusionSummon = (options: Omit<ActionOf<'fusion-summon'>, 'do'>): Action => ({
  do: 'fusion-summon',
  ...options,
});
/** "Special Summon from your Extra Deck, 1 …, by using it as material. (This is treated as an Xyz Summon.)" */
export const xyzSummonOver = (over: Reference, ...monster: Filter): Action => ({
  do: 'xyz-summon-over',
  monster,
  over,
});
/** "this effect becomes that Spell's effect when that card is activated" */
export const becomesEffectOf = (
  what: Reference,
  options: Pick<ActionOf<'become-effect-of'>, 'conditions'> = {},
): Action => ({ do: 'become-effect-of', what, ...options });
/** "immediately after this effect resolves, Normal Summon 1 …" */
export const normalSummon = (what: What): Action => ({ do: 'normal-summon', what: cardsOf(what) });
/** "immediately after this effect resolves, Tribute Summon 1 …" */
export const tributeSummon = (what: What): Action => ({
  do: 'normal-summon',
  what: cardsOf(what),
  way: 'tribute',
});
/** "Immediately after this effect resolves, Synchro Summon using this card you control" */
export const synchroSummonUsing = (using: Reference, ...monster: Filter): Action => ({
  do: 'synchro-summon',
  using,
  ...(monster.length > 0 && { monster }),
});
/** "Immediately after this effect resolves, Synchro Summon 1 Synchro Monster, using only … you control" */
export const synchroSummonWith = (...materials: Filter): Action => ({ do: 'synchro-summon', materials });
/** "Immediately after this effect resolves, Synchro Summon 1 Synchro Monster, using monsters you control as material, including …" */
export const synchroSummonIncluding = (including: Filter, ...materials: Filter): Action => ({
  do: 'synchro-summon',
  materials,
  including,
});
/** "immediately after this effect resolves, Synchro Summon using …", of which later parts speak */
export const synchroSummonAs = (as: string, ...materials: Filter): Action => ({
  do: 'synchro-summon',
  as,
  materials,
});
/** "immediately after this effect resolves, Link Summon 1 …, by using only that opponent's monster and this card" */
export const linkSummonUsingOnly = (usingOnly: readonly Reference[], ...monster: Filter): Action => ({
  do: 'link-summon',
  monster,
  usingOnly,
});
/** "Immediately after this effect resolves, Link Summon 1 … using materials you control, including this card" */
export const linkSummonUsing = (using: Reference, ...monster: Filter): Action => ({
  do: 'link-summon',
  monster,
  using,
});
/** "Immediately after this effect resolves, Xyz Summon 1 …, using only … you control" */
export const xyzSummonWith = (materials: Filter, ...monster: Filter): Action => ({
  do: 'xyz-summon',
  monster,
  materials,
});
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
/** "The ATK gained from this effect returns to 0": what effect ② has applied ends. */
export const endWhatItApplied = (effect: number, what: What): Action => ({
  do: 'end-applied',
  effect,
  what: cardsOf(what),
});
/** "During the End Phase, …" said by an effect that is carried out now; with `turns`, of a later turn. */
export const later = (at: Duration, action: Action, turns?: TurnCount): Action => ({
  do: 'later',
  at,
  ...(turns && { turns }),
  action,
});
/** "the next turn", "your opponent's next turn" (wording.duration.next-turn) */
export const nextTurn = (of: Side = 'any'): TurnCount => ({ nth: 1, of, from: 'next-turn' });
/** "your next Standby Phase", "your 2nd Standby Phase after activation": the phase at which something is done or ends. */
export const nextPhase = (of: Side = 'any', nth = 1): TurnCount => ({ nth, of, from: 'next-phase' });
/** "after n turns have passed (counting this turn as the 1st)" */
export const countingThisTurn = (nth: number, of: Side = 'any'): TurnCount => ({
  nth,
  of,
  from: 'this-turn',
});

/**
 * "Until …, it gains …": starts modifiers that last.
 * (wording.restriction.rest-of-turn-after-resolves, wording.duration.even-if-leaves)
 */
export const apply = (
  until: Duration,
  to: Reference | Affected,
  ...modifiers: readonly Modifier[]
): ActionOf<'apply'> => ({
  do: 'apply',
  affects: 'ref' in to ? { affects: 'referenced', what: to } : to,
  modifiers,
  until,
});
/** The same only while a condition holds. */
export const onlyWhile = (condition: Condition, applied: ActionOf<'apply'>): Action => ({
  ...applied,
  while: condition,
});
/** The same, "even after they are Summoned/Set". */
export const evenAfterSummonOrSet = (applied: ActionOf<'apply'>): ActionOf<'apply'> => ({
  ...applied,
  follows: true,
});
/** The same until a later turn: `inTurn(nextTurn(), apply('end-of-turn', …))`. */
export const inTurn = (turns: TurnCount, applied: ActionOf<'apply'>): Action => ({ ...applied, turns });

// To whom modifiers apply -----------------------------------------------------------------------------------------
export type { Chooser };
