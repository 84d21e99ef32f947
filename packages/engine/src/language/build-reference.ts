/** Words for what a text points to, for amounts and for conditions. */
import type { SummonWay } from '../vocabulary/kinds.ts';
import { DAMAGE_STEP_TIMINGS, type Phase, type Timing } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause } from '../vocabulary/reasons.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';
import {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
} from './amount.ts';
import { at, attachedTo, isCard, monster, opponentControls, youControl } from './build-filter.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { Reference } from './reference.ts';

export const thisCard: Reference = { ref: 'this' };
/** "that monster", "it": what was bound under this name. */
export const the = (name: string): Reference => ({ ref: 'bound', name });
/** The (first) target of the effect. */
export const target: Reference = the('target');
export const eventCard: Reference = { ref: 'event' };
/** "that monster", of the one that declared the attack for which the text waits, also when that attack has ended */
export const monsterThatDeclared: Reference = { ref: 'event', at: 'attacker' };
/** "that opponent's monster", of the one that was attacked when this was declared */
export const monsterAttackedThen: Reference = { ref: 'event', at: 'attacked' };
/** The other monster of a declared attack in which this card took part. */
export const opponentAtDeclaration: Reference = { ref: 'event', at: 'other' };
/** Of the two that a text says an attack involves, the one that it says first, and the other. */
export const firstInvolved: Reference = { ref: 'event', at: 'first' };
export const secondInvolved: Reference = { ref: 'event', at: 'second' };
export const attackingMonster: Reference = { ref: 'attacker' };
export const attackTarget: Reference = { ref: 'attack-target' };
/** "the first monster that attacked directly this turn": the one that declared the n-th direct attack of this Battle Phase */
export const directAttacker = (nth: number): Reference => ({ ref: 'direct-attacker', nth });
/** "all monsters you controlled at the start of this Battle Phase" */
export const controlledAtBattlePhaseStart = (side: 'you' | 'opponent'): Reference => ({
  ref: 'at-battle-phase-start',
  side,
});
/** "your battling monster"; `matches(yourBattlingMonster, …)` is "if … you control battles" */
export const yourBattlingMonster: Reference = { ref: 'battling', side: 'you' };
export const opponentsBattlingMonster: Reference = { ref: 'battling', side: 'opponent' };
export const opponentInBattle: Reference = { ref: 'opponent-in-battle' };
export const chainedTo: Reference = { ref: 'chained-to' };
export const equippedMonster: Reference = { ref: 'equipped' };
/** "those monsters": to which what was applied under this name still applies */
export const stillAffected = (name: string): Reference => ({ ref: 'still-affected', name });
/** "the banished card": what the text points to, wherever it is by now */
export const asItIsNow = (of: Reference): Reference => ({ ref: 'now', of });
/** "the materials used to Summon it" */
export const materialsOf = (of: Reference): Reference => ({ ref: 'materials', of });
/** "that Link Monster", of the monster that was Summoned with it as material */
export const monsterMadeWith = (of: Reference): Reference => ({ ref: 'made-with', of });
export const linked = (name: string): Reference => ({ ref: 'linked', name });

/** "for each …": the number of cards that match. */
export const numberOf = (...filter: Filter): Countable => ({ count: 'cards', filter });
/** "the number of … with different names" */
export const numberOfNames = (...filter: Filter): Countable => ({
  count: 'cards',
  filter,
  different: 'names',
});
/** "each different Attribute among …" */
export const numberOfAttributes = (...filter: Filter): Countable => ({
  count: 'cards',
  filter,
  different: 'attributes',
});
/** "the number of monster card types (Ritual, Fusion, Synchro, Xyz, Pendulum, and Link) on the field" */
export const numberOfMonsterCardTypes = (...filter: Filter): Countable => ({
  count: 'cards',
  filter,
  different: 'monster-card-types',
});
/** How many cards a reference means: "the number of materials used for its Fusion Summon" is `howMany(materialsOf(thisCard))`. */
export const howMany = (what: Reference): Countable => ({ count: 'referenced', what });
/** "for each non-Tuner used to Synchro Summon it" */
export const materialsUsed = (of: Reference, ...filter: Filter): Countable => ({
  count: 'materials',
  filter,
  of,
});
/** "the number of different original Attributes of the … used for its Summon" */
export const originalAttributesUsed = (of: Reference, ...filter: Filter): Countable => ({
  count: 'materials',
  filter,
  of,
  different: 'original-attributes',
});
/** "different names" among the … used for its Summon */
export const namesUsed = (of: Reference, ...filter: Filter): Countable => ({
  count: 'materials',
  filter,
  of,
  different: 'names',
});
export const atkOf = (of: Reference): Countable => ({ count: 'stat', stat: 'atk', of, original: false });
export const defOf = (of: Reference): Countable => ({ count: 'stat', stat: 'def', of, original: false });
export const originalAtkOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'atk',
  of,
  original: true,
});
/** "the combined ATK of all …" */
export const totalAtkOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'atk', filter });
/** "the original ATK of any … this card points to" */
export const totalOriginalAtkAmong = (...filter: Filter): Countable => ({
  count: 'total',
  stat: 'atk',
  filter,
  original: true,
});
/** "the highest ATK of …" */
export const highestAtkOf = (...filter: Filter): Countable => ({ count: 'highest', stat: 'atk', filter });
/** "the combined DEF of all …" */
export const totalDefOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'def', filter });
/** "the total Levels of all …" */
export const totalLevelOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'level', filter });
/** "the total original Levels of …" */
export const totalOriginalLevelOf = (...filter: Filter): Countable => ({
  count: 'total',
  stat: 'level',
  filter,
  original: true,
});
/** "the combined Ranks of all …" */
export const totalRankOf = (...filter: Filter): Countable => ({ count: 'total', stat: 'rank', filter });
export const originalDefOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'def',
  of,
  original: true,
});
export const rankOf = (of: Reference): Countable => ({ count: 'stat', stat: 'rank', of, original: false });
export const levelOf = (of: Reference): Countable => ({ count: 'stat', stat: 'level', of, original: false });
/** "that monster's original Level" */
export const originalLevelOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'level',
  of,
  original: true,
});
export const originalScaleOf = (of: Reference): Countable => ({
  count: 'stat',
  stat: 'scale',
  of,
  original: true,
});
/** "the Chain Link number of this card"; `atLeast(chainLinkNumber, 2)` is "as Chain Link 2 or higher" */
export const chainLinkNumber: Countable = { count: 'chain-link' };
/** "the number of Spell Cards you activated this turn while this card was face-up on your field" */
export const activatedThisTurnBeside = (
  beside: Reference,
  by: 'you' | 'opponent',
  ...card: Filter
): Countable => ({
  count: 'activated-this-turn',
  by,
  card,
  beside,
});
export const linkRatingOf = (of: Reference): Countable => ({ count: 'link-rating', of });
/** "the number of Spell Counters on …" */
export const countersOn = (counter: string, ...filter: Filter): Countable => ({
  count: 'counters',
  counter,
  filter,
});
export const lifePointsOf = (side: Side): Countable => ({ count: 'life-points', side });
/** "the battle damage you would take" */
export const battleDamageTo = (to: Side): Countable => ({ count: 'battle-damage', to });
/** "for every 500 (round up)" */
export const forEvery = (points: number, of: Countable): Countable => ({ count: 'every', points, of });
/** A number noted by an earlier part: `damage('you', n, { as: 'damage' })`, then `noted('damage')`. */
export const noted = (name: string): Countable => ({ count: 'noted', name });
/** "equal damage": as much as the player has just taken */
export const damageTaken: Countable = { count: 'noted', name: EVENT_DAMAGE };
/** The same if it was battle damage, or effect damage; otherwise 0. */
export const battleDamageTaken: Countable = { count: 'noted', name: EVENT_BATTLE_DAMAGE };
export const effectDamageTaken: Countable = { count: 'noted', name: EVENT_EFFECT_DAMAGE };
/** "the number of materials this card had", of a card that was moved */
export const materialsItHad: Countable = { count: 'noted', name: EVENT_MATERIALS };
/** "the combined original ATK of …" */
export const totalOriginalAtkOf = (of: Reference): Countable => ({
  count: 'total-had',
  stat: 'atk',
  of,
  original: true,
});
/** "the combined original Levels of …" */
export const totalOriginalLevelHad = (of: Reference): Countable => ({
  count: 'total-had',
  stat: 'level',
  of,
  original: true,
});
/** "the combined original DEF of …" */
export const totalOriginalDefOf = (of: Reference): Countable => ({
  count: 'total-had',
  stat: 'def',
  of,
  original: true,
});
/** "the total ATK those monsters had while face-up on the field" */
export const totalAtkHad = (of: Reference): Countable => ({ count: 'total-had', stat: 'atk', of });
/** "the total of …" */
export const sumOf = (...of: readonly Amount[]): Countable => ({ count: 'sum', of });
/** "how many more … than …" */
export const excessOf = (of: Amount, over: Amount): Countable => ({ count: 'excess', of, over });
/** "its original ATK or DEF (whichever is higher)" */
export const greaterOf = (of: Countable, or: Countable): Countable => ({ count: 'greater', of, or });
export const times = (factor: number, amount: Countable): Countable => ({ count: 'times', factor, amount });

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
