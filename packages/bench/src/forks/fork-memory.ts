/** What forks of a duel take that all live at once. */
import type { Duel } from '@spellspeed/engine';
import { randomAnswer } from '../answers.ts';
import { createRandom } from '../random.ts';
import { answer } from '../spellspeed.ts';

/** What is done with the forks, in turn. */
export const STAGES = ['as they are', 'after one answer each', 'next questions read'] as const;
export type Stage = (typeof STAGES)[number];
/** Megabytes (of 1,000,000 bytes) of all forks together, at the end of each stage. */
export type ForkMemory = { readonly [stage in Stage]: number };

/** Forks a duel so often, and weighs what lives. `weigh`: the bytes that are held once what nobody holds has gone. */
export const weighForks = (duel: Duel, count: number, weigh: () => number): ForkMemory => {
  const { decision } = duel;
  if (decision === null) throw new Error('forks: the duel is over');
  const random = createRandom(count);
  const before = weigh();
  const forks: Duel[] = [];
  const heldSince = (): number => (weigh() - before) / 1e6;
  for (let at = 0; at < count; at++) forks.push(duel.fork());
  const asTheyAre = heldSince();
  for (const fork of forks) answer(fork, randomAnswer(decision, random));
  const answered = heldSince();
  // A question is put into words when somebody reads it, and kept.
  let questions = 0;
  for (const fork of forks) if (fork.decision !== null) questions++;
  const read = heldSince();
  // Until here all of them live.
  if (forks.length !== count || questions > count) throw new Error('forks: some are lost');
  return { 'as they are': asTheyAre, 'after one answer each': answered, 'next questions read': read };
};
