import { FIELD_ZONES, type Zone } from '../vocabulary/zones.ts';
import type { Action, Affected } from './action.ts';
import { equip } from './build-action.ts';
import { target1 } from './build-cards.ts';
import { target, thisCard } from './build-reference.ts';
import type { Condition } from './condition.ts';
import type {
  CardActivation,
  ContinuousEffect,
  Effect,
  GrantEffect,
  IgnitionEffect,
  Limit,
  Lock,
  Mode,
  Oath,
  QuickEffect,
  Target,
  TriggerEffect,
  UnclassifiedEffect,
} from './effect.ts';
import type { EventPattern } from './event.ts';
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
  readonly alsoLimit?: Limit;
  readonly notInOneChain?: readonly number[];
  readonly oath?: Oath;
  readonly locksResponses?: 'opponent' | 'both' | Filter | Lock;
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
  ...(text.alsoLimit && { alsoLimit: text.alsoLimit }),
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
 * (wording.timing.when-card-is-activated, faq.activation.continuous-spell-effect-only-if-text-says-so, wording.timing.activate-this-card-by)
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
  text: EffectText & {
    on: EventPattern | readonly EventPattern[];
    use: TriggerEffect['use'];
    evenIfLater?: readonly Zone[];
  },
): TriggerEffect => ({
  effect: 'trigger',
  ...shared(text, ['monsters']),
  on: isPattern(text.on) ? [text.on] : text.on,
  use: text.use,
  ...(text.evenIfLater && { evenIfLater: text.evenIfLater }),
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
  monster?: Filter;
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
