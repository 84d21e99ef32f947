/** The door for those who define or read cards: the types of the effect language, and the words that a definition is written with. */
export {
  type Action,
  type ActionOf,
  type Affected,
  type Agreeing,
  type Cards,
  type Chooser,
  type Declaration,
  type Differing,
  DURATIONS,
  type Duration,
  JOINTS,
  type Joint,
  type MaterialsUsed,
  NEW_POSITIONS,
  type NewPosition,
  type TurnCount,
  type Verb,
} from './language/action.ts';
export {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_DAMAGE,
  EVENT_EFFECT_DAMAGE,
  EVENT_MATERIALS,
} from './language/amount.ts';
export type { Chosen } from './language/build-cards.ts';
export type { EffectText } from './language/build-effect.ts';
export {
  type Card,
  type CardBase,
  MATCH_VICTORIES,
  MATERIAL_USES,
  type MatchVictory,
  type Material,
  type MaterialText,
  type MaterialUse,
  type MonsterCard,
  type MonsterTraits,
  type NormalSummoning,
  OWN_WAYS,
  type OwnWay,
  PROPER_WAYS,
  type PrintedValue,
  type Procedure,
  type ProperWay,
  type SameOf,
  type SpellCard,
  type Summoning,
  type TrapCard,
} from './language/card.ts';
export { type CardSource, cardsOf, sourceOf, tokensIn, withCards } from './language/card-source.ts';
export type { Condition } from './language/condition.ts';
export {
  type ActivatedBase,
  type ActivatedEffect,
  type AppliedEffect,
  type CardActivation,
  type ContinuousEffect,
  type Effect,
  type GrantEffect,
  type IgnitionEffect,
  isActivated,
  isPendulumEffect,
  type Limit,
  type Lock,
  type Mode,
  type Oath,
  PENDULUM_ACTIVATION,
  type Printed,
  printedNumber,
  type QuickEffect,
  type Target,
  type TriggerEffect,
  type UnclassifiedEffect,
} from './language/effect.ts';
export type { Deed, EventName, EventPattern } from './language/event.ts';
export type { Filter, LinkedHow, Test, TestName } from './language/filter.ts';
export { namesSpokenOf } from './language/mentioned.ts';
export {
  type Modifier,
  type ModifierName,
  type Silence,
  STAT_CHANGES,
  type StatChange,
} from './language/modifier.ts';
export type { Reference } from './language/reference.ts';
export { categoriesOfEffect, damageStepTimings, spellSpeedOf } from './legality/derived.ts';
export { CATEGORIES, type Category } from './verbs/verb.ts';
export * from './vocabulary.ts';
export * from './words.ts';
