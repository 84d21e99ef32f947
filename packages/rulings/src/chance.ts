/** What coins and dice show in a scenario. */
import type { DuelEvent } from '@spellspeed/engine';
import { type Course, fail } from './course.ts';
import type { Chance } from './scenario.ts';

/** Coins and dice have shown what the scenario says, and no more. */
export const checkChance = (course: Course, said: readonly Chance[]): void => {
  const shown = course.eventsSince(0).flatMap(([event]) => shownBy(event));
  if (said.length > 0 && shown.sort().join() !== said.toSorted().join())
    fail(`the scenario says ${said.join(', ')}, but coins and dice showed ${shown.join(', ') || 'nothing'}`);
};

/** What a toss or roll showed; of several coins only the number of heads is told. */
const shownBy = (event: DuelEvent): string[] => {
  if (event.what === 'die-rolled') return [String(event.result)];
  if (event.what !== 'coins-tossed') return [];
  return Array.from({ length: event.count }, (_, coin) => (coin < event.heads ? 'heads' : 'tails'));
};
