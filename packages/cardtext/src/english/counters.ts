/** Counters, and how many of them. */
import type { Amount } from '@spellspeed/engine/language';
import { together } from '../grammar/form.ts';
import { iso, NUMBER, oneOf } from '../grammar/phrase.ts';
import { COUNTER, type SaidPart, say } from './said.ts';
import type { Speech } from './speech.ts';

/** "1 Spell Counter", "all Spell Counters" */
interface Counters {
  readonly counter: string;
  readonly count: Amount | 'all';
}
export const COUNTERS: SaidPart = together<Counters, Speech>(
  ['counter', 'count'],
  oneOf(
    say<Counters>({ count: 1 })`1 ${{ counter: COUNTER }}`,
    say<Counters>({ count: 'all' })`all ${{ counter: COUNTER }}s`,
    iso(
      say<{ counter: string; count: number }>({})`${{ count: NUMBER }} ${{ counter: COUNTER }}s`,
      (counters): Counters => counters,
      ({ counter, count }) => (typeof count === 'number' ? { counter, count } : undefined),
    ),
  ),
);
export const countersName = (counter: string, one: boolean): string => (one ? counter : `${counter}s`);
