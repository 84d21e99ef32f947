// Scenarios: rulings that run.

export { ANSWERS_THAT_CANNOT_RUN, EXAMINATIONS_ANSWERED_ANEW } from './answers-listed.ts';
export { type Beginning, beginningOf } from './begin-course.ts';
export type { CardName, PlacedCard } from './card-name.ts';
export { CANNOT_RUN, idsInSource } from './catalogue.ts';
export { readCommand, type Unreadable } from './command.ts';
export type {
  CardState,
  Course,
  Deed,
  EventPair,
} from './course.ts';
export { EXCEPTIONS, type Exception } from './exceptions.ts';
export {
  decidedBy,
  type ExplainedStep,
  type Explanation,
  explainScenario,
  explainStep,
  type PlayerCould,
  type Refused,
} from './explain.ts';
export {
  type AmountFact,
  CARD_FACTS,
  type CardFact,
  type DuelFact,
  FACT_PLACES,
  type Fact,
  type FactPlace,
  type PairFact,
  type PlayerFact,
} from './fact.ts';
export type { MatchCheck, MatchPlan, MatchStep } from './match-told.ts';
export { type Mistake, messageOfMistake } from './mistake.ts';
export { cardNameFrom } from './names.ts';
export { type ParsedScenarios, parseScenarios } from './parse.ts';
export { playScenariosWith, withDefinitions } from './pool.ts';
export type { Place } from './reader.ts';
export {
  type RulingReport,
  type RulingResult,
  runFile,
  runScenario,
  runWithoutLaws,
  type StepOver,
} from './run.ts';
export {
  type Ability,
  type Answers,
  type AskedChoice,
  ATTACK_STATES,
  type AttackState,
  CHANCES,
  CHECKED_ZONES,
  type Chance,
  type Check,
  type CheckedZone,
  type Command,
  type EffectName,
  type EnterablePhase,
  GOALS,
  type Goal,
  type Scenario,
  STATS,
  STOPS,
  type StatName,
  type Step,
  type Stop,
} from './scenario.ts';
export { standsOf } from './standing.ts';
export { CARD_KEYS, type CardKey, PILES, type Pile, STANDS, type Stand, saysSomething } from './stands.ts';
export {
  parseTitles,
  quotedIn,
  TITLE_LANGUAGES,
  type TitleLanguage,
  type TranslatedTitles,
} from './titles.ts';
export { FIELD_TROUBLES, type FieldTrouble } from './trouble.ts';
export type { Waiting } from './waiting.ts';
