/** An expectation right after a command may speak of what comes of the command. */
import type { Course } from './course.ts';
import { problemWith } from './expect.ts';
import { isRealQuestion, passedUntil, type Until } from './passing.ts';
import type { Check, Command } from './scenario.ts';

/** What only the moment itself can show: after an activation or attack it is not looked at later. */
const OF_THE_MOMENT: readonly Check['check'][] = [
  'can',
  'cannot',
  'chain',
  'timing',
  'phase',
  'turnPlayer',
  'notHappened',
  'sees',
  'doesNotSee',
  'notShown',
];

const isChainOver: Until = ({ state }) => state.chain.length === 0;
const isBattleOver: Until = ({ state }) => state.battle === null;
const isFreeToAct: Until = ({ decision }) => decision?.kind === 'act';

/** Where an expectation is looked at, one place after the other until it holds. */
function* placesFor(course: Course, checks: readonly Check[], last: Command | null): Generator<Course> {
  if (last?.do === 'phase' || last?.do === 'end-turn') {
    const phase = last.do === 'phase' ? last.phase : 'end';
    const begun = passedUntil(course, ({ state }) => state.phase === phase);
    yield begun;
    yield passedUntil(begun, last.do === 'phase' ? isFreeToAct : ({ state }) => state.phase === 'draw');
    yield passedUntil(begun, isRealQuestion);
  }
  yield course;
  if (last === null) return;
  yield passedUntil(course, isRealQuestion);
  const failing = checks.filter((check) => problemWith(course, check) !== null);
  if (failing.some(({ check }) => OF_THE_MOMENT.includes(check))) return;
  const resolved = passedUntil(course, isChainOver);
  yield resolved;
  yield passedUntil(resolved, isBattleOver);
}

/**
 * What is wrong with expectations, `last` being the command that came just before, if one did. They are looked at as the duel stands: the
 * Chain unresolved; if they do not hold, at the next question in which a player can do more than pass. If only outcomes are missing, they are
 * looked at again when the Chain has resolved, and when the attack is over; after a change of phase first in that phase. Gives the course
 * from which the scenario goes on.
 */
export const checkExpectations = (
  course: Course,
  checks: readonly Check[],
  last: Command | null,
): { readonly now: Course; readonly problems: readonly string[] } => {
  let first: readonly string[] | null = null;
  for (const now of placesFor(course, checks, last)) {
    const problems = checks.flatMap((check) => problemWith(now, check) ?? []);
    if (problems.length === 0) return { now, problems };
    first ??= problems;
  }
  return { now: course, problems: first ?? [] };
};
