/** The effects of a card as they are numbered on it. */
import type { Zone } from '../vocabulary/zones.ts';
import type { Action, Affected } from './action.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { EventPattern } from './event.ts';
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';

/** Cards that an activation targets; fixed until the end of its resolution. (effects.target.fixed) */
export interface Target {
  readonly as: string;
  readonly filter: Filter;
  readonly min: number;
  readonly max: Amount;
  /** "(if possible)": without such a card nothing is targeted, and the rest is done. (wording.conj.if-possible) */
  readonly ifPossible?: true;
  /** "an equal number of … and …": exactly as many as were targeted under this name, which stands before. */
  readonly asManyAs?: string;
  /** "with different names" (wording.style.different-names) */
  readonly different?: 'names';
  /** "with the same name" (wording.style.same-of-chosen) */
  readonly same?: 'names';
  /**
   * "that monster your opponent controls": at resolution a target is meant only as long as that player controls it. Where the text
   * says "that target", nobody asks whose it is by then. (effects.resolution.condition-lost)
   */
  readonly stillTheirs?: true;
}

/**
 * How often. `use`: of this effect under this name, counted even if negated · `any-use`: of all effects of this name together ·
 * `activation`: of this card under this name, a negated activation does not count · `copy`: this copy. Within `stay`: until it
 * leaves the field or is turned face-down. `any-copy`: all effects of this copy that say so, together. (wording.limit.once-per-turn-soft, wording.limit.one-of-the-effects, wording.limit.once-while-face-up)
 */
export interface Limit {
  readonly of: 'copy' | 'any-copy' | 'use' | 'any-use' | 'activation';
  readonly times: number;
  readonly within: 'turn' | 'duel' | 'chain' | 'battle' | 'battle-phase' | 'stay';
}

/** One way to activate an effect: most have one, "activate 1 of these effects" has several. */
export interface Mode {
  /** Where the card must be, if the ways differ in that. */
  readonly from?: readonly Zone[];
  readonly condition?: Condition;
  readonly cost?: Action;
  readonly targets: readonly Target[];
  readonly resolve?: Action;
}

/** Something that binds its player from the activation on, and looks back over the turn. (wording: "the turn you activate this card") */
export interface Oath {
  readonly affects: Affected;
  readonly modifiers: readonly Modifier[];
}

/** Which answers an activation forbids: "neither player can activate monster effects in response to this card's activation". */
export interface Lock {
  readonly by: 'opponent' | 'any';
  /** `card`: only that such a card itself is activated. */
  readonly what: 'card' | 'card-or-effect';
  readonly card: Filter;
}

/** What every effect has. */
export interface Printed {
  /** The number on the card, where it is not simply the position: one printed effect may need two entries. */
  readonly number?: number;
}
/** What every activated effect has. */
export interface ActivatedBase extends Printed {
  readonly from: readonly Zone[];
  readonly condition?: Condition;
  /** "… to activate and to resolve": asked again at resolution. */
  readonly alsoAtResolution?: Condition;
  readonly limit?: Limit;
  /** A second limit beside it: "once while face-up on the field … only once per turn". (effects.text.usage-limit) */
  readonly alsoLimit?: Limit;
  /** "You cannot activate the following effects in the same Chain": the printed numbers of all that say so, under this name. */
  readonly notInOneChain?: readonly number[];
  readonly oath?: Oath;
  /** "Your opponent cannot activate cards or effects in response to this effect's activation", or none of such cards; `both`: neither player. */
  readonly locksResponses?: 'opponent' | 'both' | Filter | Lock;
  /** "This card's activation and effect cannot be negated", or its effect alone. (wording.negate.cannot-be-negated) */
  readonly notNegated?: 'activation-and-effect' | 'effect';
  /** An express permission or prohibition; otherwise it is derived. (damage-step.activation.text-permitting-the-damage-step, wording.timing.damage-step-permission) */
  readonly damageStep?: 'permitted' | 'forbidden';
  readonly modes: readonly Mode[];
}

/** The activation of a Spell or Trap Card itself. `on` holds for cards that wait for a timing. */
export interface CardActivation extends ActivatedBase {
  readonly effect: 'card-activation';
  readonly on?: readonly EventPattern[];
  /** "If …": also when what it waits for was not the last thing that happened. (effects.timing.if-optional-deferred) */
  readonly use?: 'if-you-can';
  /** "you can activate this card from your hand": a Trap, while this holds. */
  readonly fromHand?: Condition;
  /** "you can activate this card the turn it was Set": while this holds. */
  readonly turnItWasSet?: Condition;
}
export interface IgnitionEffect extends ActivatedBase {
  readonly effect: 'ignition';
}
/** Mandatory and optional, "when" and "if" are told apart here. (effects.timing.three-wordings) */
export interface TriggerEffect extends ActivatedBase {
  readonly effect: 'trigger';
  readonly on: readonly EventPattern[];
  readonly use: 'mandatory' | 'if-you-can' | 'when-you-can';
  /**
   * "from your GY (if it was there when …) or hand (even if not)": zones of `from` where the card may have come only after what it
   * waits for. (wording.style.while-plus-trigger)
   */
  readonly evenIfLater?: readonly Zone[];
}
/**
 * Usable in either turn, or an answer to an activation that it negates (`on`).
 * (effects.quick.family.also-opponent-turn, faq.effects.damage-step-effects-are-classified-by-ruling, effects.quick.family.negates-activation)
 */
export interface QuickEffect extends ActivatedBase {
  readonly effect: 'quick';
  /**
   * Must answer what it waits for; otherwise its player decides, with `if-you-can` also when it was not the last thing that happened.
   * (effects.timing.mandatory-must, effects.timing.if-optional-deferred)
   */
  readonly use?: 'mandatory' | 'if-you-can';
  readonly on?: readonly EventPattern[];
}

/** Applies while its condition holds, never activated. (effects.continuous.applies-without-activation) */
export interface ContinuousEffect extends Printed {
  readonly effect: 'continuous';
  /** Where the card is while this applies; on the field it must be face-up. */
  readonly from: readonly Zone[];
  readonly while?: Condition;
  /** It counts as unclassified: it applies even to the destruction of its own card. (effects.unclassified.banish-when-it-leaves) */
  readonly unclassified?: true;
  /** How often what its player decides is done: an optional change, something done instead. */
  readonly limit?: Limit;
  /** "This effect cannot be negated." */
  readonly cannotBeNegated?: true;
  /** No effect but a text, which is never negated. (effects.text.non-effect-not-negatable) */
  readonly isText?: true;
  readonly affects: Affected;
  readonly modifiers: readonly Modifier[];
}
/** Happens by itself, without a Chain, when its event happens. (effects.unclassified.applies-immediately) */
export interface UnclassifiedEffect extends Printed {
  readonly effect: 'unclassified';
  readonly from: readonly Zone[];
  readonly on: EventPattern;
  /** Only at the n-th time in the present stay of this card. */
  readonly nth?: number;
  readonly condition?: Condition;
  /** "… or destroy this card": no effect but a text, which goes on while the effects of the card are negated. (effects.text.maintenance) */
  readonly isText?: true;
  readonly does: Action;
}

/**
 * What a monster gains that was Summoned in this way with this card as material; `from`: where this card was used.
 * (effects.unclassified.grants-effect-to-xyz)
 */
export interface GrantEffect extends Printed {
  readonly effect: 'grant';
  readonly from: readonly Zone[];
  readonly to: 'synchro' | 'xyz' | 'link';
  /** "A DARK Xyz Monster": if the monster is such a one. */
  readonly monster?: Filter;
  /** "using only this card and other … as material" */
  readonly others?: Filter;
  readonly effects: readonly Effect[];
}

export type ActivatedEffect = CardActivation | IgnitionEffect | TriggerEffect | QuickEffect;
export type AppliedEffect = ContinuousEffect | UnclassifiedEffect | GrantEffect;
export type Effect = ActivatedEffect | AppliedEffect;

export const isActivated = (effect: Effect): effect is ActivatedEffect =>
  effect.effect !== 'continuous' && effect.effect !== 'unclassified' && effect.effect !== 'grant';

/** Must it be activated? (damage-step.activation.mandatory-effects) */
export const isMandatory = (effect: ActivatedEffect): boolean =>
  (effect.effect === 'trigger' || effect.effect === 'quick') && effect.use === 'mandatory';

/** Is it a Pendulum Effect: one that works in the Pendulum Zone alone? (stats.equip.pendulum-as-equip-has-no-pendulum-effect) */
export const isPendulumEffect = (effect: Effect): boolean =>
  effect.from.length === 1 && effect.from[0] === 'pendulum';

/**
 * Activating a Pendulum Monster as a Spell Card in a Pendulum Zone; every Pendulum Monster has it after its printed effects.
 * (monsters.pendulum.placing-counts-as-spell-activation)
 */
export const PENDULUM_ACTIVATION: CardActivation = {
  effect: 'card-activation',
  from: ['hand'],
  modes: [{ targets: [] }],
};

/** The number of an effect as printed on the card: ①②③ are 1, 2, 3. Pendulum Effects are numbered apart. */
export const printedNumber = (effects: readonly Effect[], index: number): number => {
  const effect = effects[index];
  if (effect?.number !== undefined || effect === undefined) return effect?.number ?? index + 1;
  const apart = isPendulumEffect(effect);
  const isBeside = (other: Effect): boolean => isPendulumEffect(other) === apart;
  const before = effects.slice(0, index);
  const last = before.findLastIndex(isBeside);
  // After several entries for one printed effect the next number follows.
  const next = last < 0 ? 1 : printedNumber(effects, last) + 1;
  return Math.min(next, before.filter(isBeside).length + 1);
};
