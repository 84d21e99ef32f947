/** The part `loading`: from nothing to a pool, in a new program each time. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { alignColumns, printSummary } from '../report.ts';
import { type Summary, summarize } from '../statistics.ts';
import { type Loaded, STEPS, type Step, SUBJECT_NAMES, type Subject } from './subjects.ts';

/** What a line of the table is about: a step, or what a pool costs once the engine is there. */
export const LINES = [...STEPS, 'the cards and the pool'] as const;
export type Line = (typeof LINES)[number];
export interface LoadingResult {
  readonly subject: Subject;
  readonly cards: number;
  /** Milliseconds: each value is one program. */
  readonly milliseconds: { readonly [line in Line]: Summary };
}

const TIMES = 5;
// What is built is loaded, also when a test asks.
const PROGRAM = fileURLToPath(new URL('../../dist/loading/program.js', import.meta.url));

const load = (subject: Subject): Loaded =>
  JSON.parse(
    execFileSync(process.execPath, [PROGRAM, subject], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

/** What some programs came to that loaded the same. */
export const loadingOf = (subject: Subject, loaded: readonly Loaded[]): LoadingResult => {
  const sum = (...steps: readonly Step[]): Summary =>
    summarize(loaded.map(({ milliseconds }) => steps.reduce((total, step) => total + milliseconds[step], 0)));
  return {
    subject,
    cards: loaded[0]?.cards ?? 0,
    milliseconds: {
      'the engine': sum('the engine'),
      'the cards': sum('the cards'),
      'the pool': sum('the pool'),
      'the cards and the pool': sum('the cards', 'the pool'),
    },
  };
};

/** Loads each subject some times, in turn. */
export const benchLoading = (onProgress: (text: string) => void, times = TIMES): readonly LoadingResult[] => {
  const loaded = new Map<Subject, Loaded[]>(SUBJECT_NAMES.map((subject) => [subject, []]));
  for (let time = 1; time <= times; time++)
    for (const [subject, all] of loaded) {
      onProgress(`loading: ${subject}, ${time} of ${times}`);
      all.push(load(subject));
    }
  return [...loaded].map(([subject, all]) => loadingOf(subject, all));
};

/** One line a step, one column a subject. */
export const printLoading = (results: readonly LoadingResult[]): string =>
  [
    'Loading in a program that has only just started, ms: median (lowest – highest)',
    '',
    ...alignColumns([
      ['', ...results.map(({ subject, cards }) => `${subject} (${cards.toLocaleString('en')})`)],
      ...LINES.map((line) => [
        line,
        ...results.map(({ milliseconds }) => printSummary(milliseconds[line], '')),
      ]),
    ]),
  ].join('\n');
