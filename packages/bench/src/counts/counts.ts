/** How often the engine does something between two decisions: the same on every machine, however busy. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { alignColumns } from '../report.ts';
import type { CountedFunction } from './counted.ts';
import type { Grown } from './growth.ts';

/** Of one deck: how many decisions with a choice there were, and the calls for each of them, with one decimal. */
export type Counted = { readonly decisions: number; readonly calls: number } & {
  readonly [what in CountedFunction]: number;
};
/** What was counted. */
export interface Counts {
  readonly decks: { readonly [deck: string]: Counted };
  readonly growth: readonly Grown[];
}

// Counted is what is built, also when a test asks.
const COUNTER = fileURLToPath(new URL('../../dist/counts/counter.js', import.meta.url));
const TABLE = fileURLToPath(new URL('../../counts.json', import.meta.url));

/** Counts in a program of its own, with the packages as they are built. */
export const countCalls = (): Counts =>
  JSON.parse(
    execFileSync(process.execPath, [COUNTER], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );

/** The counts that are kept. */
export const keptCounts = (): Counts => JSON.parse(readFileSync(TABLE, 'utf8'));
/** Keeps these from now on. */
export const keepCounts = (counts: Counts): void =>
  writeFileSync(TABLE, `${JSON.stringify(counts, undefined, 2)}\n`);

/** So much may a count rise or fall before somebody has to say so. */
const LEEWAY = 0.05;
/** Counts that are so small are not compared in shares. */
const SMALL = 1;
/** What differs from the counts that are kept, in words; nothing if all is as it was. */
export const differences = (found: Counts, kept: Counts): readonly string[] =>
  [...new Set([...Object.keys(found.decks), ...Object.keys(kept.decks)])].flatMap((deck) => {
    const [now, before] = [found.decks[deck], kept.decks[deck]];
    if (!now || !before)
      return [`${deck}: ${now ? 'is not in the table' : 'is no ready-made deck any more'}`];
    return (Object.keys(before) as (keyof Counted)[]).flatMap((what) => {
      const change = Math.abs(now[what] - before[what]);
      return change <= Math.max(SMALL, before[what] * LEEWAY)
        ? []
        : [`${deck}, ${what}: ${now[what]}, in the table ${before[what]}`];
    });
  });

/** Where the calls grow faster than the face-up cards whose effects apply, or with the Decks; nothing if the cost is linear. */
export const growsTooFast = ({ growth }: Counts): readonly string[] =>
  growth.flatMap((one) =>
    growth
      .filter(({ applied, deck }) =>
        deck === one.deck ? applied > one.applied : applied === one.applied && deck > one.deck,
      )
      .flatMap(({ applied, deck, calls }) => {
        const most = deck === one.deck ? (one.calls * applied) / one.applied : one.calls * (1 + LEEWAY);
        return calls <= most
          ? []
          : [
              `${applied} cards that apply, Decks of ${deck}: ${calls} calls, at most ${Math.round(most)} expected`,
            ];
      }),
  );

/** One line a deck, then one a field. */
export const printCounts = ({ decks, growth }: Counts): string => {
  const rows = Object.entries(decks);
  const columns = Object.keys(rows[0]?.[1] ?? {}) as (keyof Counted)[];
  return [
    'Calls for each decision with more than one choice, random mirror duels (the same on every machine)',
    '',
    ...alignColumns([
      ['', ...columns],
      ...rows.map(([deck, counted]) => [deck, ...columns.map((column) => `${counted[column]}`)]),
    ]),
    '',
    'Calls for each decision on fields with so many face-up cards whose Continuous Effects apply',
    '',
    ...alignColumns([
      ['cards that apply', 'Decks', 'calls'],
      ...growth.map(({ applied, deck, calls }) => [`${applied}`, `${deck}`, `${calls}`]),
    ]),
  ].join('\n');
};
