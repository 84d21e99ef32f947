/** The public surface of the engine. */
export type { CardChange, ChangedValue } from './changes.ts';
export { DuelCallError, DuelSetUpError } from './doors/refused.ts';
export {
  createDuel,
  createDuelFromField,
  Duel,
  type DuelOptions,
  type ExplainedObstacle,
  type OfferedChoice,
  type OpenDecision,
  type PlayerDeck,
  type Possibility,
  type Refusal,
  restoreDuel,
  type Snapshot,
} from './duel.ts';
export { type DuelEvent, type EventCard, eventsOfBoth } from './events.ts';
export { type Intention, MATERIAL_RULES } from './explain.ts';
export {
  cardsOfField,
  type FieldCard,
  type FieldEntry,
  type FieldOptions,
  type FieldSide,
  type PlacedEntry,
} from './from-field.ts';
export {
  type Action,
  type ActionOf,
  type Affected,
  type Cards,
  type Chooser,
  DURATIONS,
  type Duration,
  JOINTS,
  type Joint,
  NEW_POSITIONS,
  type NewPosition,
  type TurnCount,
  type Verb,
} from './language/action.ts';
export {
  type Amount,
  type Countable,
  EVENT_BATTLE_DAMAGE,
  EVENT_EFFECT_DAMAGE,
} from './language/amount.ts';
export type {
  Card,
  MatchVictory,
  Material,
  MaterialText,
  MaterialUse,
  MonsterCard,
  MonsterTraits,
  NormalSummoning,
  OwnWay,
  PrintedValue,
  Procedure,
  SpellCard,
  Summoning,
  TrapCard,
} from './language/card.ts';
export type { Condition } from './language/condition.ts';
export {
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
  type Mode,
  type Oath,
  PENDULUM_ACTIVATION,
  printedNumber,
  type QuickEffect,
  type Target,
  type TriggerEffect,
  type UnclassifiedEffect,
} from './language/effect.ts';
export type { Deed, EventName, EventPattern } from './language/event.ts';
export type { Filter, Test, TestName } from './language/filter.ts';
export { type Modifier, type ModifierName, STAT_CHANGES, type StatChange } from './language/modifier.ts';
export type { Reference } from './language/reference.ts';
export { categoriesOfEffect, damageStepTimings, spellSpeedOf } from './legality/derived.ts';
export { firstPlayerRule } from './match.ts';
export { EngineBug } from './state/bug.ts';
export { type ChoiceName, type Constraint, DECISION_KINDS, type DecisionKind } from './state/decision.ts';
export { END_REASONS, type EndReason } from './state/happening.ts';
export { canonicalJson, digestOf } from './state/json.ts';
export { type CardPool, createPool, type PoolCard } from './state/pool.ts';
export { type Drawing, seedGiving } from './state/random.ts';
export {
  isLegalSelection,
  legalCompletions,
  legalSelections,
  type SelectionQuestion,
} from './state/selection.ts';
export type { DuelState, Result, TimeLimit } from './state/state.ts';
export { CATEGORIES, type Category } from './verbs/verb.ts';
export type { KnownCard, LinkView, SeenCard, SideView, View } from './view.ts';
export {
  type FirstPlayerRule,
  HAND_SIGNS,
  type HandSign,
  TURN_ORDERS,
  type TurnOrder,
} from './vocabulary/first-player.ts';
export { DEFAULT_FORMAT, FORMATS, type Format, type FormatName } from './vocabulary/formats.ts';
export {
  type CardId,
  NO_CARD,
  NO_SCENE,
  type Passcode,
  type SceneId,
  type Stamp,
  type Stay,
} from './vocabulary/ids.ts';
export {
  ABILITIES,
  type Ability,
  ATTRIBUTES,
  type Attribute,
  BATTLE_POSITIONS,
  type BattlePosition,
  CARD_KINDS,
  type CardKind,
  EXTRA_DECK_FRAMES,
  type Face,
  FRAMES,
  type Frame,
  isSpecialSummon,
  LINK_ARROWS,
  type LinkArrow,
  PROPERTIES,
  type Property,
  RACES,
  type Race,
  SUMMONS,
  type SummonWay,
} from './vocabulary/kinds.ts';
export {
  DAMAGE_STEP_TIMINGS,
  type DamageStepTiming,
  isDamageStep,
  PHASES,
  type Phase,
  TIMINGS,
  type Timing,
} from './vocabulary/phases.ts';
export {
  isSide,
  opponentOf,
  PLAYERS,
  type Player,
  playersOf,
  SIDES,
  type Side,
} from './vocabulary/players.ts';
export { CAUSES, type Cause, MANNERS, type Manner } from './vocabulary/reasons.ts';
export {
  type ByZone,
  EXTRA_MONSTER_ZONES,
  FIELD_ZONES,
  isFieldZone,
  MAIN_MONSTER_ZONES,
  PLACES,
  SPELL_TRAP_ZONES,
  ZONES,
  type Zone,
} from './vocabulary/zones.ts';
export * from './words.ts';
