/** Words for what effects wait for. */
import type { SummonWay } from '../vocabulary/kinds.ts';
import type { Phase, Timing } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';
import type { Verb } from './action.ts';
import { thisCard } from './build-reference.ts';
import type { Deed, EventPattern } from './event.ts';
import type { Filter } from './filter.ts';

/** "is sent to the GY", "leaves the field", "is destroyed", … */
export const moved = (
  card: Filter,
  options: {
    from?: readonly Zone[];
    to?: readonly Zone[];
    manner?: readonly Manner[];
    by?: readonly Cause[];
    doer?: Side;
    alone?: true;
    of?: Filter;
    excavated?: true;
    owner?: Side;
    inBattleWith?: Filter;
  },
): EventPattern => ({ event: 'moved', card, ...options });
/** This card. */
export const thisOne: Filter = [{ test: 'is', what: thisCard }];
/** "this card destroys … by battle and sends it to the GY" */
export const destroysByBattleAndSendsToGy = (card: Filter, by: Filter = thisOne): EventPattern => ({
  event: 'moved',
  card,
  from: ['monsters'],
  to: ['gy'],
  manner: ['destroyed'],
  by: ['battle'],
  inBattleWith: by,
});
/** "leaves the field": not what becomes material, but a Token that vanishes. (faq.leaving.what-counts-as-leaving, faq.leaving.a-vanishing-token-leaves) */
export const leavesField = (
  card: Filter = thisOne,
  options: { by?: readonly Cause[]; doer?: Side; of?: Filter; except?: 'by-its-own-effect' } = {},
): EventPattern => ({
  event: 'moved',
  card,
  from: FIELD_ZONES,
  to: ['deck', 'hand', 'gy', 'banished', 'extra', 'nowhere'],
  ...options,
});
/** "when the battle position of … is changed" */
export const positionChanged = (...card: Filter): EventPattern => ({ event: 'position-changed', card });
/** "When … is changed to …" */
export const changedTo = (to: 'attack' | 'face-up-defense' | 'face-down', ...card: Filter): EventPattern => ({
  event: 'position-changed',
  card,
  to,
});
export const flipped = (card: Filter = thisOne): EventPattern => ({ event: 'flipped', card });
export const summoned = (card: Filter, ways: readonly SummonWay[], by: Side = 'any'): EventPattern => ({
  event: 'summoned',
  card,
  ways,
  by,
});
/** "2 or more … are Special Summoned at the same time" */
export const summonedTogether = (
  atLeast: number,
  card: Filter,
  ways: readonly SummonWay[],
): EventPattern => ({ event: 'summoned', card, ways, by: 'any', atLeast });
/** "When this card is Special Summoned by its effect": what that effect noted can be read. */
export const summonedByItsEffect: EventPattern = {
  event: 'summoned',
  card: thisOne,
  ways: ['special'],
  by: 'any',
  byItsEffect: true,
};
/** "is Special Summoned by the effect of …" */
export const specialSummonedByEffectOf = (card: Filter, ...source: Filter): EventPattern => ({
  event: 'summoned',
  card,
  ways: ['special'],
  by: 'any',
  byEffectOf: source,
});
/** "When you take effect damage"; `by`: from whose effect */
export const takesEffectDamage = (to: Side, by: Side = 'any'): EventPattern => ({
  event: 'effect-damage',
  to,
  by,
});
/** "… inflicts effect damage to your opponent" */
export const inflictsEffectDamage = (of: Filter, to: Side): EventPattern => ({
  event: 'effect-damage',
  to,
  by: 'any',
  of,
});
/** "If you gain LP" */
export const gainsLifePoints = (by: Side): EventPattern => ({ event: 'life-points-gained', by });
/** "When the attack of … is negated" */
export const attackNegated = (...attacker: Filter): EventPattern => ({ event: 'attack-negated', attacker });
/** "When a monster(s) would be Summoned"; `ways` if not in any way */
export const wouldBeSummoned = (
  card: Filter,
  ways: readonly SummonWay[] = ['normal', 'tribute', 'flip', 'special'],
  by: Side = 'any',
): EventPattern => ({ event: 'would-be-summoned', card, ways, by });
/** "is sent to the GY as material for the Link Summon of …" */
export const sentToGyAsMaterial = (
  card: Filter,
  ways: readonly SummonWay[],
  ...monster: Filter
): EventPattern => ({ event: 'used-as-material', card, ways, for: monster, to: ['gy'] });
/** "When … declares an attack" */
export const declaresAttack = (attacker: Filter, target?: Filter | 'direct'): EventPattern => ({
  event: 'attack-declared',
  attacker,
  ...(target && { target }),
});
/** "When your opponent declares a second direct attack during the same Battle Phase" */
export const declaresNthDirectAttack = (nth: number, attacker: Filter): EventPattern => ({
  event: 'attack-declared',
  attacker,
  target: 'direct',
  nth,
});
/** "When an attack is declared involving …" */
export const attackInvolves = (one: Filter, other?: Filter): EventPattern => ({
  event: 'attack-involves',
  one,
  ...(other && { other }),
});
/** "When … is targeted for an attack" */
export const targetedForAttack = (card: Filter = thisOne): EventPattern => ({
  event: 'targeted-for-attack',
  card,
});
/** "each time an opponent's card effect resolves" */
export const effectResolves = (by: Side, ...card: Filter): EventPattern => ({
  event: 'effect-resolved',
  by,
  card,
});
/** "After resolving a card effect that targets this face-up card" */
export const wasTargeted = (card: Filter = thisOne): EventPattern => ({ event: 'was-targeted', card });
export const atTiming = (timing: Timing): EventPattern => ({ event: 'timing', timing });
/** "At the start of your Battle Phase", for what uses no Chain. (battle.start-step.unchained-checks-cover-the-whole-step) */
export const startStepOver = (of: Side): EventPattern => ({ event: 'start-step-over', of });
/** "During the … Phase" */
export const inPhase = (phase: Phase, of: Side): EventPattern => ({ event: 'phase', phase, of });
/** "During the next Standby Phase after this card was destroyed and sent to the GY" */
export const inNextPhaseAfter = (phase: Phase, of: Side, after: EventPattern): EventPattern => ({
  event: 'phase',
  phase,
  of,
  after,
});
/** "When a Spell Card is activated" */
export const cardActivated = (by: Side, ...card: Filter): EventPattern => ({
  event: 'activated',
  what: 'card',
  by,
  card,
});
/** "each time a Spell Card is activated, … when that Spell resolves" */
export const cardResolves = (by: Side, ...card: Filter): EventPattern => ({
  event: 'effect-resolved',
  by,
  card,
  activated: 'card',
});
export const cardOrEffectActivated = (by: Side, ...card: Filter): EventPattern => ({
  event: 'activated',
  what: 'card-or-effect',
  by,
  card,
});
/** "When a Spell/Trap that is already face-up activates its effect": not the card itself */
export const effectActivated = (by: Side, ...card: Filter): EventPattern => ({
  event: 'activated',
  what: 'effect',
  by,
  card,
});
/** "When a card or effect is activated that includes any of these effects" */
export const effectActivatedIncluding = (by: Side, ...including: readonly Deed[]): EventPattern => ({
  event: 'activated',
  what: 'card-or-effect',
  by,
  card: [],
  including,
});
/** The same, said of activations "in the GY", "on the field". */
export const activatedIn = (pattern: EventPattern, ...zones: readonly Zone[]): EventPattern =>
  pattern.event === 'activated' ? { ...pattern, in: zones } : pattern;
/** "When a card or effect is activated that targets …" */
export const activatedTargeting = (by: Side, ...targeting: Filter): EventPattern => ({
  event: 'activated',
  what: 'card-or-effect',
  by,
  card: [],
  targeting,
});
/** The same, said of activations that target exactly 1 such card. */
export const targetingOnly = (pattern: EventPattern, ...targeting: Filter): EventPattern =>
  pattern.event === 'activated' ? { ...pattern, targeting, alone: true } : pattern;
/** The same, said of activations "in response to your \"X\" monster's effect activation". */
export const inResponseTo = (pattern: EventPattern, by: Side, ...card: Filter): EventPattern =>
  pattern.event === 'activated' ? { ...pattern, inResponseTo: { by, card } } : pattern;
/** The same, said of activations whose effect would do one of these things. */
export const thatWould = (pattern: EventPattern, ...including: readonly Deed[]): EventPattern =>
  pattern.event === 'activated' ? { ...pattern, including } : pattern;
/** "Special Summon from the Deck"; without zones, "Special Summon" from wherever */
export const deed = (verb: Verb, ...from: readonly Zone[]): Deed => ({ verb, from });
/** "destroy 2 or more cards you control" */
export const deedTo = (verb: Verb, count: number, ...cards: Filter): Deed => ({
  verb,
  from: [],
  toAtLeast: { count, cards },
});
/** "inflict damage to your opponent" */
export const inflictDamage = (to: Side): Deed => ({ verb: 'damage', from: [], to });
export const inflictsBattleDamage = (by: Filter, options: { to: Side; piercing?: 'yes' }): EventPattern => ({
  event: 'battle-damage',
  by,
  to: options.to,
  piercing: options.piercing ?? 'either',
});
