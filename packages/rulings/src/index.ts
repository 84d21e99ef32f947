// Scenarios: rulings that run.

export type { CardName, PlacedCard } from './card-name.ts';
export { CANNOT_RUN, idsInSource } from './catalogue.ts';
export { readCommand, type Unreadable } from './command.ts';
export { type Beginning, beginningOf, type Deed } from './course.ts';
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
export type {
  AmountFact,
  CardFact,
  DuelFact,
  Fact,
  FactPlace,
  PairFact,
  PlayerFact,
} from './fact.ts';
export type { MatchCheck, MatchPlan, MatchStep } from './match-told.ts';
export { type Mistake, messageOfMistake } from './mistake.ts';
export { cardNameFrom } from './names.ts';
export { type ParsedScenarios, parseScenarios } from './parse.ts';
export {
  type RulingReport,
  type RulingResult,
  runFile,
  runScenario,
  runWithoutLaws,
  type StepOver,
} from './run.ts';
export type {
  Answers,
  AskedChoice,
  Check,
  CheckedZone,
  Command,
  EffectName,
  Scenario,
  StatName,
  Step,
  Stop,
} from './scenario.ts';
export { standsOf } from './standing.ts';
export { type CardKey, PILES, type Pile, type Stand, saysSomething } from './stands.ts';
export { parseTitles, TITLE_LANGUAGES, type TitleLanguage, type TranslatedTitles } from './titles.ts';
export type { FieldTrouble } from './trouble.ts';
