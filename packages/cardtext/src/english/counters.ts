/** Counters, and how many of them. */
import { type ActionOf, type Amount, FIELD_ZONES, type Filter } from '@spellspeed/engine/language';
import { together } from '../grammar/form.ts';
import { iso, NUMBER, oneOf, rule, words } from '../grammar/phrase.ts';
import { COUNTER, deed, type Said, type SaidPart, SEVERAL_COUNTERS, say } from './said.ts';
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
    say<Counters>({ count: 'all' })`all ${{ counter: SEVERAL_COUNTERS }}`,
    iso(
      say<{ counter: string; count: number }>({})`${{ count: NUMBER }} ${{ counter: SEVERAL_COUNTERS }}`,
      (counters): Counters => counters,
      ({ counter, count }) => (typeof count === 'number' ? { counter, count } : undefined),
    ),
  ),
);
const anywhere = (side: 'you' | 'any'): Filter => [{ test: 'in', side, zones: FIELD_ZONES }];
/** "from anywhere on your field", "from among Dragon monsters you control" */
const AMONG: Said<Filter> = oneOf<Filter, Speech>(
  words('anywhere on the field', anywhere('any')),
  words('anywhere on your field', anywhere('you')),
  iso(
    say<{ filter: Filter }>(
      {},
    )`among ${{ filter: rule(({ words: { nouns } }) => nouns({ count: 'plural' })) }}`,
    ({ filter }) => filter,
    (filter) => ({ filter }),
  ),
);
/** "remove 2 Spell Counters from anywhere on the field" */
export const REMOVED_AMONG: Said<ActionOf<'remove-counters-among'>> = oneOf(
  deed('remove-counters-among', 'remove', { count: 1 })` 1 ${{ counter: COUNTER }} from ${{ among: AMONG }}`,
  deed(
    'remove-counters-among',
    'remove',
  )` ${{ count: NUMBER }} ${{ counter: SEVERAL_COUNTERS }} from ${{ among: AMONG }}`,
);
export const countersName = (counter: string, one: boolean): string => (one ? counter : `${counter}s`);
