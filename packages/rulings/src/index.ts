// Scenarios: rulings that run.

export { EXCEPTIONS, type Exception } from './exceptions.ts';
export {
  type ExplainedStep,
  type Explanation,
  explainScenario,
  type PlayerCould,
  type Refused,
} from './explain.ts';
export { type Mistake, messageOfMistake } from './mistake.ts';
export { type ParsedScenarios, parseScenarios } from './parse.ts';
export { type RulingReport, type RulingResult, runFile, runScenario } from './run.ts';
export type { Check, Command, Scenario, Step } from './scenario.ts';
