/** How often functions of the engine are called for an answer. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './slow-answers.ts';

const COUNTER = fileURLToPath(new URL('../../dist/slowest/call-counter.js', import.meta.url));

/** Counts in a program of its own, with the packages as they are built: one number for each answer. */
export const countCallsOf = (places: readonly Place[]): readonly number[] =>
  JSON.parse(
    execFileSync(process.execPath, [COUNTER], {
      encoding: 'utf8',
      input: JSON.stringify(places),
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
