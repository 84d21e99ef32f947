/** Runs scenarios. */
import { advanceTo } from './advance.ts';
import { beginCourse, type Course, fail, ScenarioFailure } from './course.ts';
import { problemWith } from './expect.ts';
import { messageOfMistake } from './mistake.ts';
import { parseScenarios } from './parse.ts';
import { perform } from './perform.ts';
import type { Check, Scenario, Step } from './scenario.ts';

export interface RulingResult {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly failure?: string;
  /** Why it was not run. */
  readonly skipped?: string;
}
export interface RulingReport {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly RulingResult[];
}

const expectAll = (course: Course, checks: readonly Check[]): void => {
  const problems = checks.flatMap((check) => problemWith(course, check) ?? []);
  if (problems.length > 0) fail(problems.join('\n  '));
  course.happened = [];
};
const takeStep = (course: Course, step: Step): void => {
  switch (step.step) {
    case 'note':
      return;
    case 'advance':
      advanceTo(course, step.to, 'next');
      return;
    case 'expect':
      expectAll(course, step.checks);
      return;
    case 'command':
      if (step.at !== null) advanceTo(course, step.at, 'now');
      perform(course, step.player, step.command, step.at);
  }
};

/** Runs one scenario. */
export const runScenario = (scenario: Scenario): RulingResult => {
  const { file, title, skip } = scenario;
  if (skip !== null) return { file, title, passed: false, skipped: skip };
  let at = `${file}:${scenario.line}`;
  try {
    const course = beginCourse(scenario);
    scenario.steps.forEach((step, index) => {
      at = `${file}:${step.line}: step ${index + 1} (${step.text})`;
      takeStep(course, step);
    });
    course.checkNothingWaits();
    return { file, title, passed: true };
  } catch (error) {
    if (error instanceof ScenarioFailure)
      return { file, title, passed: false, failure: `${at}: ${error.message}` };
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return { file, title, passed: false, failure: `${at}: ${message}` };
  }
};

/** Reads and runs all scenarios of a file; a mistake in the text counts as a failure. */
export const runFile = (text: string, file: string): RulingReport => {
  const { scenarios, mistakes } = parseScenarios(text, file);
  const broken = mistakes.map(
    (mistake): RulingResult => ({
      file,
      title: `${file}:${mistake.line}`,
      passed: false,
      failure: messageOfMistake(mistake),
    }),
  );
  const results = [...broken, ...scenarios.map(runScenario)];
  const run = results.filter(({ skipped }) => skipped === undefined);
  const passed = run.filter((result) => result.passed).length;
  return { total: results.length, passed, failed: run.length - passed, results };
};
