/** Runs scenarios. */
import { LawKeeper } from '@spellspeed/engine/laws';
import { type MatchDeed, MatchLawKeeper } from '@spellspeed/match';
import { advanceTo } from './advance.ts';
import { beginCourse } from './begin-course.ts';
import { checkChance } from './chance.ts';
import { type Course, fail, ScenarioFailure } from './course.ts';
import { describeChoices } from './describe.ts';
import { messageOfMistake } from './mistake.ts';
import { checkExpectations } from './outcome.ts';
import { parseScenarios } from './parse.ts';
import { isRealQuestion, passedUntil } from './passing.ts';
import { perform } from './perform.ts';
import type { Check, Scenario, Step, Stop } from './scenario.ts';

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

const expectAll = (course: Course, checks: readonly Check[], last: Step | null): Course => {
  const { now, problems } = checkExpectations(course, checks, last?.step === 'command' ? last.command : null);
  if (problems.length > 0) fail([...problems, ...openQuestion(whereStuck(course, last))].join('\n  '));
  now.lookedAtEvents();
  return now;
};
/** On the way to the next phase or turn a player may have to choose, such as what is discarded at the end of a turn. */
const whereStuck = (course: Course, last: Step | null): Course =>
  last?.step === 'command' && (last.command.do === 'end-turn' || last.command.do === 'phase')
    ? passedUntil(course, isRealQuestion)
    : course;
/** Often an expectation comes too early: a player has still to choose. */
const openQuestion = (course: Course): readonly string[] => {
  const { decision } = course;
  if (decision === null || decision.kind === 'act' || decision.kind === 'respond') return [];
  return [`a question is open (${decision.kind}); ${describeChoices(course)}`];
};
/** An attack that has been declared puts nothing on a Chain: whoever waits for one to resolve wants the battle to go on. */
const checkForAChain = ({ state }: Course, to: Stop, last: Step | null): void => {
  if (to === 'chain-resolved' && state.chain.length === 0 && isAttack(last))
    fail(
      'no Chain stands, the attack is only declared; "advance: battle-step" goes on until it is over, "advance: damage-step-end" into its Damage Step',
    );
};
const isAttack = (step: Step | null): boolean => step?.step === 'command' && step.command.do === 'attack';
/** Takes a step; `last` is what came before it. Returns the course after it. */
const takeStep = (course: Course, step: Step, last: Step | null): Course => {
  switch (step.step) {
    case 'note':
      return course;
    case 'advance':
      checkForAChain(course, step.to, last);
      advanceTo(course, step.to, 'next');
      return course;
    case 'match':
      course.doInMatch(step.does);
      return course;
    case 'expect':
      return expectAll(course, step.checks, last);
    case 'command':
      if (step.at !== null) advanceTo(course, step.at, 'now');
      perform(course, step.player, step.command, step.at);
      return course;
  }
};

/** Follows a scenario on duels of its own; says which laws are broken. */
type Keeper = (course: Course, from: number) => readonly { readonly law: string; readonly found: string }[];

const duelKeeper = (scenario: Scenario): Keeper => {
  const keeper = new LawKeeper(beginCourse(scenario).ownDuel);
  return ({ deeds, ownDuel }, from) => {
    const broken = deeds.slice(from).flatMap((deed) => {
      if ('answer' in deed) return keeper.answer(deed.answer);
      return 'surrenders' in deed ? keeper.surrender(deed.surrenders) : [];
    });
    return [...broken, ...keeper.compare(ownDuel)];
  };
};
const matchKeeper = (scenario: Scenario): Keeper => {
  let keeper = new MatchLawKeeper(beginCourse(scenario).theMatch);
  return ({ deeds, theMatch }, from) => {
    const done = deeds
      .slice(from)
      .flatMap((deed): (MatchDeed | 'next')[] => ('match' in deed ? [deed.match] : []));
    // Another Match has begun: it is followed from now on.
    if (done.includes('next')) keeper = new MatchLawKeeper(theMatch.fork());
    const followed = done.slice(done.lastIndexOf('next') + 1);
    const broken = followed.flatMap((deed) => (deed === 'next' ? [] : keeper.do(deed)));
    return [...broken, ...keeper.compare(theMatch)];
  };
};
const keeperOf = (scenario: Scenario): Keeper =>
  scenario.plan === null ? duelKeeper(scenario) : matchKeeper(scenario);
/** For a scenario that is to fail by nothing but its own expectations. */
const noKeeper = (): Keeper => () => [];
/** Does what was done since on a duel of its own, and sees whether the laws hold. */
const checkLaws = (keeper: Keeper, course: Course, from: number): void => {
  const [first] = keeper(course, from);
  if (first) fail(`the law "${first.law}" is broken: ${first.found}`);
};

/** What may be looked at after each step; a step that fails is looked at as well. */
export interface StepOver {
  readonly step: Step;
  readonly before: Course;
  readonly after: Course;
  readonly failure: string | null;
}

/** Runs one scenario; the laws of a duel must hold in it as well. */
export const runScenario = (scenario: Scenario, look: (over: StepOver) => void = () => {}): RulingResult =>
  follow(scenario, keeperOf, look);
/** Runs one scenario for its expectations alone: quicker, as no duel beside it is followed. */
export const runWithoutLaws = (scenario: Scenario): RulingResult => follow(scenario, noKeeper, () => {});

const follow = (
  scenario: Scenario,
  makeKeeper: (scenario: Scenario) => Keeper,
  look: (over: StepOver) => void,
): RulingResult => {
  const { file, title, skip } = scenario;
  if (skip !== null) return { file, title, passed: false, skipped: skip };
  let at = `${file}:${scenario.line}`;
  try {
    let course = beginCourse(scenario);
    const keeper = makeKeeper(scenario);
    const steps = scenario.steps.filter(({ step }) => step !== 'note');
    steps.forEach((step, index) => {
      at = `${file}:${step.line}: step ${index + 1} (${step.text})`;
      const before = course.fork();
      try {
        course = takeStep(course, step, steps[index - 1] ?? null);
      } catch (error) {
        look({
          step,
          before,
          after: course,
          failure: error instanceof Error ? error.message : String(error),
        });
        throw error;
      }
      look({ step, before, after: course, failure: null });
      checkLaws(keeper, course, before.deeds.length);
    });
    course.checkNothingWaits();
    checkChance(course, scenario.chance);
    checkLaws(keeper, course, course.deeds.length);
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
  const results = [...broken, ...scenarios.map((scenario) => runScenario(scenario))];
  const run = results.filter(({ skipped }) => skipped === undefined);
  const passed = run.filter((result) => result.passed).length;
  return { total: results.length, passed, failed: run.length - passed, results };
};
