// Scenarios: rulings that run.

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
export { type Mistake, messageOfMistake } from './mistake.ts';
export { type ParsedScenarios, parseScenarios } from './parse.ts';
export { type RulingReport, type RulingResult, runFile, runScenario, type StepOver } from './run.ts';
export type { Check, Command, PlacedCard, Scenario, Step } from './scenario.ts';
export { standsOf } from './standing.ts';
export { type CardKey, PILES, type Pile, type Stand, saysSomething } from './stands.ts';
export { parseTitles, TITLE_LANGUAGES, type TitleLanguage, type TranslatedTitles } from './titles.ts';
export type { FieldTrouble } from './trouble.ts';
