/** The mistakes that are made one at a time. Each is noticed where it says, or the run fails. */
import type { Mistake } from './mistake.ts';
import { SEEN_AROUND_CARDS } from './seen-around-cards.ts';
import { SEEN_AROUND_DUELS } from './seen-around-duels.ts';
import { SEEN_BY_COMPILER } from './seen-by-compiler.ts';
import { SEEN_BY_TESTS } from './seen-by-tests.ts';

export const MISTAKES: readonly Mistake[] = [
  ...SEEN_BY_COMPILER,
  ...SEEN_BY_TESTS,
  ...SEEN_AROUND_DUELS,
  ...SEEN_AROUND_CARDS,
];
