/** The mistakes that are made one at a time. Each is noticed where it says, or the run fails. */
import type { Mistake } from './mistake.ts';
import { SEEN_BY_COMPILER } from './seen-by-compiler.ts';
import { SEEN_BY_TESTS } from './seen-by-tests.ts';
import { SEEN_IN_PACKAGES } from './seen-in-packages.ts';

export const MISTAKES: readonly Mistake[] = [...SEEN_BY_COMPILER, ...SEEN_BY_TESTS, ...SEEN_IN_PACKAGES];
