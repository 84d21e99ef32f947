/** What each part measures, and how it is told. */
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { type BrowserResult, benchBrowser, printBrowser } from './browser/bench-browser.ts';
import type { Contender } from './contender.ts';
import { type Counts, countCalls, keepCounts, printCounts } from './counts/counts.ts';
import { benchDecks } from './decks/bench-decks.ts';
import type { DeckResult } from './decks/compare.ts';
import { printDecks } from './decks/print-decks.ts';
import { ROOT } from './decks/revision.ts';
import { benchForks, type ForksResult, printForks } from './forks/bench-forks.ts';
import { benchLoading, type LoadingResult, printLoading } from './loading/bench-loading.ts';
import { type MicroResult, measureMicro } from './micro.ts';
import { createOcgcore } from './ocgcore.ts';
import type { Options, Part } from './options.ts';
import { printMicro, printReport } from './report.ts';
import { playRounds, type Result } from './rounds.ts';
import { printSlowest } from './slowest/print-slowest.ts';
import { type SearchResult, searchSlowest } from './slowest/search.ts';
import { createSpellspeed } from './spellspeed.ts';
import { benchStart, REVISION_BEFORE, type StartResult } from './start/bench-start.ts';
import { printWaited, type Waited, waitFor } from './start/by-the-clock.ts';
import { printStart } from './start/print-start.ts';

/** What comes of each part. */
export interface Results {
  readonly decks: readonly DeckResult[];
  readonly vanilla: readonly Result[];
  readonly single: readonly MicroResult[];
  readonly counts: Counts;
  readonly forks: ForksResult;
  readonly slowest: SearchResult;
  readonly browser: BrowserResult;
  readonly loading: readonly LoadingResult[];
  readonly start: { readonly started: readonly StartResult[]; readonly waited: readonly Waited[] };
}
interface Measurement<Measured> {
  readonly measure: (options: Options, onProgress: (text: string) => void) => Measured | Promise<Measured>;
  readonly print: (options: Options, measured: Measured) => string;
}

/** The first is the baseline that the others are divided by. */
const CONTENDERS: readonly (() => Promise<Contender>)[] = [createOcgcore, createSpellspeed];
const MICRO_BATCH_MILLISECONDS = 20;
const KNOWN_DECKS = Object.keys(READY_MADE_DECKS).length;

const MEASUREMENTS: { readonly [part in Part]: Measurement<Results[part]> } = {
  decks: { measure: benchDecks, print: ({ decks }, measured) => printDecks(decks, measured) },
  vanilla: {
    measure: async (plan, onProgress) =>
      playRounds(await Promise.all(CONTENDERS.map((create) => create())), plan, onProgress),
    print: printReport,
  },
  single: {
    measure: ({ rounds }, onProgress) => {
      onProgress('single operations');
      return measureMicro({ batches: rounds, milliseconds: MICRO_BATCH_MILLISECONDS });
    },
    print: (_, measured) => printMicro(measured),
  },
  counts: {
    measure: ({ renew }) => {
      const counts = countCalls();
      if (renew) keepCounts(counts);
      return counts;
    },
    print: (_, measured) => printCounts(measured),
  },
  forks: {
    measure: ({ decks }, onProgress) => benchForks(decks.decks, onProgress),
    print: (_, measured) => printForks(measured),
  },
  slowest: {
    measure: ({ slowest }, onProgress) => searchSlowest(slowest, onProgress),
    print: ({ slowest }, measured) => printSlowest(slowest, measured, KNOWN_DECKS),
  },
  browser: {
    measure: ({ decks }, onProgress) => benchBrowser(decks, onProgress),
    print: ({ decks }, measured) => printBrowser(decks, measured),
  },
  loading: {
    measure: (_, onProgress) => benchLoading(onProgress),
    print: (_, measured) => printLoading(measured),
  },
  start: {
    measure: (options, onProgress) => ({
      started: benchStart(options, onProgress),
      waited: waitFor(ROOT, options.rounds),
    }),
    print: ({ against = REVISION_BEFORE }, { started, waited }) =>
      `${printStart(started, against)}\n\n${printWaited(waited)}`,
  },
};

export interface Measured<P extends Part> {
  readonly value: Results[P];
  readonly table: string;
}
export const measurePart = async <P extends Part>(
  part: P,
  options: Options,
  onProgress: (text: string) => void,
): Promise<Measured<P>> => {
  const { measure, print }: Measurement<Results[P]> = MEASUREMENTS[part];
  const value = await measure(options, onProgress);
  return { value, table: print(options, value) };
};
