/** Facts derived from a definition, never written by hand: Spell Speed, what an effect does, where in the Damage Step it fits. */

import type { Action } from '../language/action.ts';
import type { Card } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import {
  type ActivatedEffect,
  type Effect,
  isActivated,
  isMandatory,
  type Mode,
} from '../language/effect.ts';
import { type EventPattern, isAboutItself } from '../language/event.ts';
import type { ModifierName } from '../language/modifier.ts';
import { once } from '../language/once.ts';
import type { Category } from '../verbs/verb.ts';
import { allActions, categoriesOf } from '../verbs/verbs.ts';
import { gather } from '../vocabulary/gather.ts';
import { DAMAGE_STEP_TIMINGS, type DamageStepTiming, type Timing } from '../vocabulary/phases.ts';

/**
 * Every activated effect has one. (chains.spell-speed.every-activated-effect, chains.spell-speed-1.list, chains.spell-speed-2.list,
 * chains.spell-speed-3.counter-traps-only, effects.ignition.spell-speed-1, effects.trigger.spell-speed-1, effects.quick.spell-speed-2)
 */
export const spellSpeedOf = (card: Card, effect: ActivatedEffect): 1 | 2 | 3 => {
  // (spells-traps.trap.counter-trap-is-spell-speed-3, faq.speed.counter-trap-in-the-gy-is-2, spells-traps.trap.spell-speed-2)
  if (card.kind === 'trap') return card.property === 'Counter' && effect.effect === 'card-activation' ? 3 : 2;
  if (effect.effect === 'quick') return 2;
  // What a Spell on the field activates is not its card activation. (spells-traps.continuous-spell.effect-is-spell-speed-1)
  return effect.effect === 'card-activation' && card.kind === 'spell' && card.property === 'Quick-Play'
    ? 2
    : 1;
};

/** Everything an effect does when it resolves. */
export const categoriesOfEffect: (effect: ActivatedEffect) => ReadonlySet<Category> = once(
  (effect) => new Set(gather(effect.modes, ({ resolve }) => (resolve ? categoriesOf(resolve) : []))),
);

const isOwnSummon = (action: Action): boolean =>
  action.do === 'special-summon' && action.what.cards === 'referenced' && action.what.what.ref === 'this';
/** Does it Special Summon its own card from the hand? */
export const summonsItselfFromHand = (effect: ActivatedEffect): boolean =>
  effect.from.includes('hand') &&
  effect.modes.some(({ resolve }) => resolve !== undefined && allActions(resolve).some(isOwnSummon));

/** Does it wait for a Summon that is being performed? (wording.timing.summon-would-be) */
export const waitsForSummon = (effect: Effect): boolean =>
  isActivated(effect) &&
  effect.effect !== 'ignition' &&
  (effect.on ?? []).some(({ event }) => event === 'would-be-summoned');

const timingsIn = (condition: Condition | undefined): readonly Timing[] => {
  if (!condition) return [];
  if (condition.if === 'timing') return condition.timings;
  return condition.if === 'all' || condition.if === 'any' ? gather(condition.of, timingsIn) : [];
};
/** The timings of the Damage Step that the text names. */
const namedTimings = (effect: ActivatedEffect): readonly Timing[] => {
  const events = effect.effect === 'ignition' ? [] : (effect.on ?? []);
  return [
    ...timingsIn(effect.condition),
    ...gather(effect.modes, ({ condition }) => timingsIn(condition)),
    ...gather(events, (event) => (event.event === 'timing' ? [event.timing] : [])),
  ];
};

/** Does the text name this timing, and not the whole Damage Step? */
export const namesTiming = (effect: ActivatedEffect, timing: Timing): boolean => {
  const named = namedTimings(effect);
  return named.includes(timing) && !DAMAGE_STEP_TIMINGS.every((each) => named.includes(each));
};

/**
 * Events that an optional effect can answer in the Damage Step: what happened to the card itself, and destruction by battle; otherwise
 * not what happened to another card. (damage-step.activation.own-event-triggers, effects.trigger.damage-step-own-event-allowed,
 * damage-step.activation.battle-destruction-of-another-card-triggers, damage-step.activation.other-card-triggers-cannot)
 */
const mayBeAnsweredInDamageStep = (pattern: EventPattern): boolean => {
  switch (pattern.event) {
    // "Destroyed" without "by battle" is not enough. (damage-step.activation.older-destroyed-texts-vary)
    case 'moved':
      return isAboutItself(pattern.card) || (pattern.by?.includes('battle') ?? false);
    case 'flipped':
    case 'position-changed':
    case 'summoned':
    case 'used-as-material':
      return isAboutItself(pattern.card);
    case 'destroyed-by-battle':
    case 'battle-damage':
    case 'timing':
      return true;
    case 'would-be-summoned':
    case 'attack-declared':
    case 'attack-involves':
    case 'targeted-for-attack':
    case 'attack-negated':
    case 'was-targeted':
    case 'effect-resolved':
    case 'effect-damage':
    case 'life-points-gained':
    case 'phase':
    case 'start-step-over':
    case 'activated':
      return false;
  }
};

const BEFORE_CALCULATION: readonly DamageStepTiming[] = ['damage-step-start', 'before-damage-calculation'];
const NEVER: readonly DamageStepTiming[] = [];

/** The timings of the Damage Step in which the effect may be activated. (damage-step.activation.restricted) */
export const damageStepTimings = (card: Card, effect: ActivatedEffect): readonly DamageStepTiming[] => {
  if (effect.damageStep) return effect.damageStep === 'permitted' ? DAMAGE_STEP_TIMINGS : NEVER;
  const named = namedTimings(effect);
  // A text that names the whole Damage Step leaves a change of ATK or DEF its end. (damage-step.activation.atk-def-changes-only-until-before-damage-calculation)
  const isWholeStep = DAMAGE_STEP_TIMINGS.every((timing) => named.includes(timing));
  if (named.length > 0 && !(isWholeStep && isFastChange(card, effect)))
    return DAMAGE_STEP_TIMINGS.filter((timing) => named.includes(timing));
  if (effect.effect === 'ignition') return NEVER;
  if (isMandatory(effect)) return DAMAGE_STEP_TIMINGS;
  // One such event is enough. (damage-step.activation.battle-destruction-in-the-text-covers-other-conditions)
  if (effect.on?.some(mayBeAnsweredInDamageStep)) return DAMAGE_STEP_TIMINGS;
  // Counter Traps, and monster and Trap effects that negate an activation. (damage-step.activation.spell-speed-2-or-higher)
  if (spellSpeedOf(card, effect) === 3) return DAMAGE_STEP_TIMINGS;
  const categories = categoriesOfEffect(effect);
  // To negate an effect is not enough. (damage-step.activation.negating-an-effect-is-not-negating-an-activation,
  // effects.quick.damage-step-allowed)
  if (categories.has('negates-activation') && card.kind !== 'spell') return DAMAGE_STEP_TIMINGS;
  // A Continuous Trap that only comes into play does none of this. (damage-step.activation.continuous-trap-needs-a-usable-effect)
  // (damage-step.activation.atk-def-changes-only-until-before-damage-calculation, effects.quick.damage-step-allowed,
  // effects.quick.damage-step-forbidden, effects.trigger.damage-step-optional-forbidden)
  return isFastChange(card, effect) ? BEFORE_CALCULATION : NEVER;
};
const isFastChange = (card: Card, effect: ActivatedEffect): boolean =>
  changesAtOnce(effect) && spellSpeedOf(card, effect) === 2;
/** A change of ATK or DEF that comes after "then" permits nothing. (damage-step.activation.not-for-a-change-behind-then) */
const changesAtOnce = (effect: ActivatedEffect): boolean =>
  effect.modes.some(
    ({ resolve }) => resolve !== undefined && categoriesOf(beforeThen(resolve)).includes('changes-atk-def'),
  );
const BEGINNINGS: readonly Action['do'][] = ['roll-die', 'toss-coins', 'declare', 'choose'];
const beforeThen = (action: Action): Action => {
  if (action.do !== 'sequence' || action.joint !== 'then') return action;
  // A die that is rolled, or what is declared, is only the beginning.
  const first = action.parts.find((part) => !BEGINNINGS.includes(part.do));
  return first === undefined ? action : beforeThen(first);
};

/**
 * Does everything it does matter only in a Battle Phase? What comes first decides; the rest only goes with it, and so does what only forbids
 * attacks before it. (battle.phase.this-turn-clause-after-another-effect-is-a-rider, wording.duration.this-turn,
 * effects.condition.battle-only-accompanying-part, battle.phase.non-battle-effects-stay-legal)
 */
export const isBattleOnly = ({ resolve }: Mode): boolean =>
  resolve !== undefined && (doneBesides(resolve)[0] ?? categoriesOf(resolve)[0]) === 'battle-only';
/** What it does besides forbidding attacks. */
const doneBesides: (action: Action) => readonly Category[] = once((action) =>
  action.do === 'sequence'
    ? gather(action.parts, doneBesides)
    : forbidsAttacks(action)
      ? []
      : categoriesOf(action),
);
const FORBIDDING: readonly ModifierName[] = [
  'cannot-attack',
  'cannot-attack-directly',
  'cannot-declare-attacks',
];
const forbidsAttacks = (action: Action): boolean =>
  action.do === 'apply' && action.modifiers.every(({ modifies }) => FORBIDDING.includes(modifies));
