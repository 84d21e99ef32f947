/** Words for conditions. */
import type { SummonWay } from '../vocabulary/kinds.ts';
import { DAMAGE_STEP_TIMINGS, type Phase, type Timing } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';
import type { Amount } from './amount.ts';
import { at, attachedTo, isCard, monster, opponentControls, youControl } from './build-filter.ts';
import {
  attackingMonster,
  attackTarget,
  opponentsBattlingMonster,
  thisCard,
  yourBattlingMonster,
} from './build-reference.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

/** "If … exist(s)": at least one card matches. */
export const exists = (...filter: Filter): Condition => ({ if: 'exist', filter, atLeast: 1 });
export const existAtLeast = (atLeast: number, ...filter: Filter): Condition => ({
  if: 'exist',
  filter,
  atLeast,
});
/** "If … exactly 3 …" */
export const existExactly = (count: number, ...filter: Filter): Condition => ({
  if: 'exist',
  filter,
  atLeast: count,
  exactly: true,
});
export const yourTurn: Condition = { if: 'turn', of: 'you' };
export const opponentsTurn: Condition = { if: 'turn', of: 'opponent' };
export const duringPhase = (...phases: readonly Phase[]): Condition => ({ if: 'phase', phases });
export const duringTiming = (...timings: readonly Timing[]): Condition => ({ if: 'timing', timings });
/** "during the Damage Step" */
export const duringDamageStep: Condition = { if: 'timing', timings: DAMAGE_STEP_TIMINGS };
/** "if this card was Set before activation" */
export const wasSetBeforeActivation: Condition = { if: 'activated-from', zones: FIELD_ZONES };
/** "if you activated this effect this turn": the effect at this place of the card. */
export const activatedThisTurn = (effect: number): Condition => ({ if: 'activated-this-turn', effect });
export const matches = (what: Reference, ...filter: Filter): Condition => ({ if: 'matches', what, filter });
/** "if all of them are …" */
export const allMatch = (what: Reference, ...filter: Filter): Condition => ({
  if: 'all-match',
  what,
  filter,
});
/** "if you call it right" */
export const calledRight = (coin: string): Condition => ({ if: 'called-right', coin });
/** "if it left the field by this effect", said of what the effect did something to */
export const leftTheField = (what: Reference): Condition => ({ if: 'left-the-field', what });
export const all = (...of: readonly Condition[]): Condition => ({ if: 'all', of });
export const anyOf = (...of: readonly Condition[]): Condition => ({ if: 'any', of });
export const unless = (condition: Condition): Condition => ({ if: 'not', condition });
export const atLeast = (left: Amount, right: Amount): Condition => ({ if: 'at-least', left, right });
/** "this card has Xyz Material", or such material */
export const thisCardHasMaterial = (...kind: Filter): Condition =>
  exists(...kind, at('any', 'material'), attachedTo(thisCard));
/** "if this card attacks" */
export const thisCardAttacks: Condition = matches(attackingMonster, isCard(thisCard));
/** "if this card is attacked" */
export const thisCardIsAttacked: Condition = matches(attackTarget, isCard(thisCard));
/** "if this card battles" */
export const thisCardBattles: Condition = matches(yourBattlingMonster, isCard(thisCard));
/** "if that monster battles", whoever controls it */
export const battles = (what: Reference): Condition =>
  anyOf(matches(yourBattlingMonster, isCard(what)), matches(opponentsBattlingMonster, isCard(what)));
/** "if only your opponent controls a monster" */
export const onlyOpponentControlsAMonster: Condition = all(
  exists(monster, opponentControls),
  unless(exists(monster, youControl)),
);
/** "when a monster attacks you directly" */
export const attacksDirectlyOn = (side: Side): Condition => ({ if: 'attacks-directly', side });
/** "if this card attacked this turn" */
export const attackedThisTurn = (what: Reference): Condition => ({ if: 'attacked-this-turn', what });
/** "if this card was sent there this turn", and with `unless`, "except the turn this card was sent there" (wording.style.except-turn-sent) */
export const cameThisTurn = (what: Reference): Condition => ({ if: 'came-this-turn', what });
/** "if this card is in your GY because it was destroyed on the field and sent there this turn" */
export const destroyedAndSentThisTurn = (...destroyed: readonly Cause[]): Condition => ({
  if: 'came-this-turn',
  what: thisCard,
  destroyed,
});
/** "if this card was Normal or Special Summoned this turn" */
export const summonedThisTurn = (what: Reference, ...ways: readonly SummonWay[]): Condition => ({
  if: 'came-this-turn',
  what,
  ways,
});
/** "if you activated a \"Magician\" monster's Pendulum Effect this turn" */
export const activatedPendulumEffectThisTurn = (by: Side, ...card: Filter): Condition => ({
  if: 'pendulum-effect-activated',
  by,
  card,
});
/** "if your opponent has activated a monster effect during your Main Phase this turn" */
export const activatedEffectThisTurn = (by: Side, card: Filter, ...phases: readonly Phase[]): Condition => ({
  if: 'effect-activated-this-turn',
  by,
  card,
  ...(phases.length > 0 && { phases }),
});
/** "the turn a Thunder monster's effect was activated in the hand" */
export const activatedEffectIn = (zone: Zone, by: Side, ...card: Filter): Condition => ({
  if: 'effect-activated-this-turn',
  by,
  card,
  in: zone,
});
/** "if this card was activated this turn" */
export const cardActivatedThisTurn = (by: Side, ...card: Filter): Condition => ({
  if: 'effect-activated-this-turn',
  by,
  card,
  what: 'card',
});
/** "if you have activated 2 or more monster effects this turn" */
export const activatedEffectsThisTurn = (atLeast: number, by: Side, card: Filter): Condition => ({
  if: 'effect-activated-this-turn',
  by,
  card,
  atLeast,
});
/** "if your opponent Normal or Special Summoned 5 or more monsters this turn" */
export const summonedSoManyThisTurn = (
  atLeast: number,
  by: Side,
  card: Filter,
  ...ways: readonly SummonWay[]
): Condition => ({ if: 'summoned-this-turn', by, card, ways, atLeast });
/** "during the turn, or turn after, your opponent Special Summoned 2 or more monsters from the Extra Deck" */
export const summonedInThisOrLastTurn = (
  atLeast: number,
  by: Side,
  { card = [], from }: { card?: Filter; from?: Zone },
  ...ways: readonly SummonWay[]
): Condition => ({
  if: 'summoned-this-turn',
  by,
  card,
  ways,
  atLeast,
  ...(from && { from }),
  since: 'last-turn',
});
/** "if you Normal Summoned … after activating this card" */
export const summonedSinceActivation = (
  by: Side,
  card: Filter,
  ...ways: readonly SummonWay[]
): Condition => ({ if: 'summoned-this-turn', by, card, ways, atLeast: 1, since: 'activation' });
/** "if you destroyed a monster this turn" */
export const destroyedThisTurn = (by: Side, ...card: Filter): Condition => ({
  if: 'destroyed-this-turn',
  by,
  card,
});
/** "if a Fusion Monster was sent to your GY this turn" */
export const sentToGyThisTurn = (owner: Side, ...card: Filter): Condition => ({
  if: 'sent-to-gy-this-turn',
  owner,
  card,
});
/** "if this card destroyed a monster by battle this turn" */
export const destroyedByBattleThisTurn = (what: Reference, ...card: Filter): Condition => ({
  if: 'destroyed-by-battle-this-turn',
  what,
  card,
});
/** "if this card was flipped face-up this turn" */
export const flippedThisTurn = (what: Reference): Condition => ({ if: 'flipped-this-turn', what });
/** "if this card battled", in the Damage Step */
export const battled = (what: Reference): Condition => ({ if: 'battled', what, within: 'battle' });
/** "if this card battled …", whatever became of that monster since */
export const battledWith = (what: Reference, ...monster: Filter): Condition => ({
  if: 'battled',
  what,
  within: 'battle',
  with: monster,
});
/** "at the end of the Battle Phase, if this card battled" */
export const battledInThisBattlePhase = (what: Reference): Condition => ({
  if: 'battled',
  what,
  within: 'battle-phase',
});
/** "if an Xyz Monster battled this turn" */
export const battledThisTurn = (...card: Filter): Condition => ({ if: 'battled-this-turn', card });
/** "if 3 or more attacks have been declared this turn" */
export const attacksDeclaredThisTurn = (atLeast: number): Condition => ({
  if: 'attacks-declared-this-turn',
  atLeast,
});
/** "if multiple cards/effects with the same name are in that Chain" */
export const sameNamesInChain: Condition = { if: 'same-names-in-chain' };
/** "if this effect was activated this turn (and was not negated)": effect ① is 1 */
export const effectAppliedThisTurn = (effect: number): Condition => ({
  if: 'effect-applied-this-turn',
  effect,
});
export const wouldTakeBattleDamage = (side: Side): Condition => ({ if: 'would-take-battle-damage', side });
export const wasFaceDownAtDamageStepStart = (what: Reference): Condition => ({
  if: 'was-face-down-at-damage-step-start',
  what,
});
export const destroyedByThisBattle = (what: Reference): Condition => ({
  if: 'destroyed-by-this-battle',
  what,
});
