/** Words for effects: kind, when, cost, targets, what they do, how often. */
import type { SummonWay } from '../vocabulary/kinds.ts';
import type { Phase, Timing } from '../vocabulary/phases.ts';
import type { Side } from '../vocabulary/players.ts';
import type { Cause, Manner } from '../vocabulary/reasons.ts';
import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';
import type { Action, Affected, Verb } from './action.ts';
import { equip, target1 } from './build-action.ts';
import { nonTuner, tuner } from './build-filter.ts';
import { target, thisCard } from './build-reference.ts';
import type { Material, MaterialText, MaterialUse } from './card.ts';
import type { Condition } from './condition.ts';
import type {
  CardActivation,
  ContinuousEffect,
  Effect,
  GrantEffect,
  IgnitionEffect,
  Limit,
  Mode,
  Oath,
  QuickEffect,
  Target,
  TriggerEffect,
  UnclassifiedEffect,
} from './effect.ts';
import type { Deed, EventPattern } from './event.ts';
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';

/** One way of activation as an author writes it. */
export interface ModeText {
  readonly from?: readonly Zone[];
  readonly condition?: Condition;
  readonly cost?: Action;
  readonly targets?: readonly Target[];
  readonly resolve?: Action;
}
export interface EffectText extends ModeText {
  readonly number?: number;
  readonly alsoAtResolution?: Condition;
  readonly limit?: Limit;
  readonly notInOneChain?: readonly number[];
  readonly oath?: Oath;
  readonly locksResponses?: 'opponent' | Filter;
  readonly notNegated?: 'activation-and-effect' | 'effect';
  readonly damageStep?: 'permitted' | 'forbidden';
  /** "Activate 1 of these effects": then cost, targets and resolution are in the modes. */
  readonly modes?: readonly ModeText[];
}

const modeOf = (text: ModeText): Mode => ({
  ...(text.from && { from: text.from }),
  ...(text.condition && { condition: text.condition }),
  ...(text.cost && { cost: text.cost }),
  targets: text.targets ?? [],
  ...(text.resolve && { resolve: text.resolve }),
});
const shared = (text: EffectText, from: readonly Zone[]) => ({
  ...(text.number !== undefined && { number: text.number }),
  from: text.from ?? from,
  ...(text.condition && { condition: text.condition }),
  ...(text.alsoAtResolution && { alsoAtResolution: text.alsoAtResolution }),
  ...(text.limit && { limit: text.limit }),
  ...(text.notInOneChain && { notInOneChain: text.notInOneChain }),
  ...(text.oath && { oath: text.oath }),
  ...(text.locksResponses && { locksResponses: text.locksResponses }),
  ...(text.notNegated && { notNegated: text.notNegated }),
  ...(text.damageStep && { damageStep: text.damageStep }),
  modes: text.modes
    ? text.modes.map(modeOf)
    : [
        modeOf({
          ...(text.cost && { cost: text.cost }),
          ...(text.targets && { targets: text.targets }),
          ...(text.resolve && { resolve: text.resolve }),
        }),
      ],
});

/**
 * Activating the Spell or Trap Card itself, from the hand or Set.
 * (wording.timing.when-card-is-activated, wording.timing.activate-this-card-by)
 */
export const activation = (
  text: EffectText & {
    on?: readonly EventPattern[];
    use?: 'if-you-can';
    fromHand?: Condition;
    turnItWasSet?: Condition;
  } = {},
): CardActivation => ({
  effect: 'card-activation',
  ...shared(text, ['hand', ...FIELD_ZONES]),
  ...(text.on && { on: text.on }),
  ...(text.use && { use: text.use }),
  ...(text.fromHand && { fromHand: text.fromHand }),
  ...(text.turnItWasSet && { turnItWasSet: text.turnItWasSet }),
});
/** "Equip only to …": the activation of an Equip Spell. (stats.equip.always-targets-the-equipped-monster) */
export const equipsTo = (monster: Filter, text: Pick<EffectText, 'number' | 'cost'> = {}): CardActivation =>
  activation({ ...text, targets: [target1(...monster)], resolve: equip(thisCard, target) });
/** "During your Main Phase": only in the own Main Phase, nothing pending. (effects.ignition.window) */
export const ignition = (text: EffectText): IgnitionEffect => ({
  effect: 'ignition',
  ...shared(text, ['monsters']),
});
/** A Trigger Effect; `use` tells mandatory, "If …: You can" and "When …: You can" apart. */
export const trigger = (
  text: EffectText & { on: EventPattern | readonly EventPattern[]; use: TriggerEffect['use'] },
): TriggerEffect => ({
  effect: 'trigger',
  ...shared(text, ['monsters']),
  on: isPattern(text.on) ? [text.on] : text.on,
  use: text.use,
});
/** A Quick Effect. */
export const quick = (
  text: EffectText & { on?: readonly EventPattern[]; use?: QuickEffect['use'] },
): QuickEffect => ({
  effect: 'quick',
  ...shared(text, ['monsters']),
  ...(text.use && { use: text.use }),
  ...(text.on && { on: text.on }),
});
/** A Continuous Effect, of a monster face-up on the field unless `from` says otherwise. */
export const continuous = (text: {
  number?: number;
  from?: readonly Zone[];
  while?: Condition;
  unclassified?: true;
  limit?: Limit;
  cannotBeNegated?: true;
  isText?: true;
  affects: Affected;
  modifiers: readonly Modifier[];
}): ContinuousEffect => ({ effect: 'continuous', from: text.from ?? FIELD_ZONES, ...omitFrom(text) });
/** "If this card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as a Continuous Spell, instead of sending it to the GY." */
export const canBeKeptAsSpell: ContinuousEffect = {
  effect: 'continuous',
  from: ['monsters'],
  unclassified: true,
  affects: { affects: 'referenced', what: thisCard },
  modifiers: [{ modifies: 'kept-as-spell' }],
};
/** "You can Set this card from your hand to your Spell & Trap Zone as a Spell." (effects.unclassified.set-as-spell) */
export const canBeSetAsSpell: ContinuousEffect = {
  effect: 'continuous',
  from: ['hand'],
  unclassified: true,
  affects: { affects: 'referenced', what: thisCard },
  modifiers: [{ modifies: 'set-as-spell' }],
};
/** "You can only control 1 …", this card being one of them. (effects.unclassified.only-one-face-up) */
export const canOnlyControl1 = (...card: Filter): ContinuousEffect =>
  continuous({
    unclassified: true,
    affects: { affects: 'player', side: 'you' },
    modifiers: [{ modifies: 'only-one-face-up', card }],
  });
/** "There can only be 1 … on the field", whoever controls it. (wording.limit.control-one) */
export const onlyOneOnField = (...card: Filter): ContinuousEffect =>
  continuous({
    unclassified: true,
    affects: { affects: 'player', side: 'any' },
    modifiers: [{ modifies: 'only-one-face-up', card }],
  });
/** Something that happens by itself, without a Chain. (wording.timing.each-time) */
export const unclassified = (text: {
  number?: number;
  from?: readonly Zone[];
  on: EventPattern;
  nth?: number;
  condition?: Condition;
  does: Action;
}): UnclassifiedEffect => ({ effect: 'unclassified', from: text.from ?? FIELD_ZONES, ...omitFrom(text) });

/** "An Xyz Monster that was Summoned using this card (on the field) as material gains this effect"; `from`: used from where. */
export const grants = (text: {
  number?: number;
  to: GrantEffect['to'];
  others?: Filter;
  from?: readonly Zone[];
  effects: readonly Effect[];
}): GrantEffect => ({ effect: 'grant', from: text.from ?? ['monsters'], ...omitFrom(text) });

/** What keeps a card on the field: "pay 100 LP or destroy this card". (effects.text.maintenance) */
export const maintenance = (text: Parameters<typeof unclassified>[0]): UnclassifiedEffect => ({
  ...unclassified(text),
  isText: true,
});

const omitFrom = <T extends { from?: readonly Zone[] }>({ from: _, ...rest }: T): Omit<T, 'from'> => rest;
const isPattern = (on: EventPattern | readonly EventPattern[]): on is EventPattern => 'event' in on;

// Limits ------------------------------------------------------------------------------------------------------------

/** "Once per turn": this copy. (wording.limit.once-per-turn-soft) */
export const oncePerTurn: Limit = { of: 'copy', times: 1, within: 'turn' };
/** "Once per turn, you can activate 1 of these effects": this copy. (wording.limit.one-of-the-effects) */
export const oneOfTheseEffectsPerTurn: Limit = { of: 'any-copy', times: 1, within: 'turn' };
/** "You can only use this effect of "X" once per turn." (wording.limit.use-effect-once) (wording.limit.each-effect) */
export const useOncePerTurn: Limit = { of: 'use', times: 1, within: 'turn' };
/** "You can use this effect of "X" twice per turn." (wording.limit.twice-per-turn) */
export const useTwicePerTurn: Limit = { of: 'use', times: 2, within: 'turn' };
/** "You can only use 1 of the effects of "X" per turn." (wording.limit.one-of-the-effects) */
export const useOneOfTheEffectsPerTurn: Limit = { of: 'any-use', times: 1, within: 'turn' };
/** "Once while face-up on the field" (wording.limit.once-while-face-up) */
export const onceWhileFaceUp: Limit = { of: 'copy', times: 1, within: 'stay' };
/** "Once per battle" (wording.limit.once-per-battle) */
export const oncePerBattle: Limit = { of: 'copy', times: 1, within: 'battle' };
/** "Once per Battle Phase" */
export const oncePerBattlePhase: Limit = { of: 'copy', times: 1, within: 'battle-phase' };
/** "Once per Chain" (wording.limit.once-per-chain) */
export const oncePerChain: Limit = { of: 'copy', times: 1, within: 'chain' };
/** "You can only use this effect of "X" once per Duel." (wording.limit.once-per-duel) */
export const useOncePerDuel: Limit = { of: 'use', times: 1, within: 'duel' };
/** "You can only activate 1 "X" per turn." (wording.limit.activate-card-once) */
export const activateOncePerTurn: Limit = { of: 'activation', times: 1, within: 'turn' };

/** What binds its player in the turn of the activation. */
export const oath = (affects: Affected, ...modifiers: readonly Modifier[]): Oath => ({ affects, modifiers });

// Events ------------------------------------------------------------------------------------------------------------

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
/** "leaves the field" */
export const leavesField = (
  card: Filter = thisOne,
  options: { by?: readonly Cause[]; doer?: Side; except?: 'by-its-own-effect' } = {},
): EventPattern => ({
  event: 'moved',
  card,
  from: FIELD_ZONES,
  to: ['deck', 'hand', 'gy', 'banished', 'extra', 'nowhere'],
  ...options,
});
/** "when the battle position of … is changed" */
export const positionChanged = (...card: Filter): EventPattern => ({ event: 'position-changed', card });
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
/** "Special Summon from the Deck" */
export const deed = (verb: Verb, ...from: readonly Zone[]): Deed => ({ verb, from });
/** "inflict damage to your opponent" */
export const inflictDamage = (to: Side): Deed => ({ verb: 'damage', from: [], to });
export const inflictsBattleDamage = (by: Filter, options: { to: Side; piercing?: 'yes' }): EventPattern => ({
  event: 'battle-damage',
  by,
  to: options.to,
  piercing: options.piercing ?? 'either',
});

// Summoning ---------------------------------------------------------------------------------------------------------

/** "Cannot be used as Synchro Material." */
export const neverMaterial = (...uses: readonly MaterialUse[]): MaterialText => ({
  for: uses,
  says: 'never',
});
/** "Cannot be used as material for an Xyz Summon, except for the Xyz Summon of …" */
export const materialOnlyFor = (use: MaterialUse, ...monster: Filter): MaterialText => ({
  for: [use],
  says: 'only-for',
  monster,
});
/** "If this card is used as Synchro Material, all other Synchro Materials must be …" */
export const otherMaterialsAre = (use: MaterialUse, ...others: Filter): MaterialText => ({
  for: [use],
  says: 'others-are',
  others,
});
/** "If this monster would be used as Synchro Material, 1 … in your hand can be used as 1 of the other materials." */
export const oneMaterialFromHand = (
  use: MaterialUse,
  card: Filter,
  options: { if?: Filter; banishes?: true } = {},
): MaterialText => ({ for: [use], says: 'one-from-hand', card, ...options });

/** One material of a Fusion, Synchro, Xyz or Link Monster. */
export const material = (...filter: Filter): Material => ({ filter, count: 1 });
/** "2 Level 4 monsters" */
export const materials = (count: number, ...filter: Filter): Material => ({ filter, count });
/** "1+ non-Tuner monsters" */
export const materialsOrMore = (count: number, ...filter: Filter): Material => ({
  filter,
  count,
  orMore: true,
});
/** "1 Tuner + 1 or more non-Tuner monsters" */
export const tunerAndNonTuners = (...nonTuners: Filter): readonly Material[] => [
  material(tuner),
  materialsOrMore(1, nonTuner, ...nonTuners),
];
