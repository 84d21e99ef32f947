import { parseArgs } from 'node:util';
import type { DeckPlan } from './decks/compare.ts';
import type { Plan } from './rounds.ts';
import type { SearchPlan } from './slowest/search.ts';

export const PARTS = [
  'decks',
  'vanilla',
  'single',
  'counts',
  'forks',
  'slowest',
  'browser',
  'loading',
  'start',
] as const;
/**
 * `decks`: the ready-made decks · `vanilla`: plain monsters, beside ocgcore · `single`: single operations · `counts`: calls of the engine ·
 * `forks`: memory of forks that live at once · `slowest`: the slowest answer of many duels · `browser`: the decks in Chromium, beside Node ·
 * `loading`: from nothing to a pool · `start`: what each command costs from nothing.
 */
export type Part = (typeof PARTS)[number];

export interface Options extends Plan {
  readonly output: 'table' | 'json';
  readonly parts: readonly Part[];
  /** The revision to measure beside today's. */
  readonly against?: string;
  /** Releases of Node that play the decks beside the one that runs. */
  readonly nodes: readonly string[];
  /** Where to write CPU profiles of the decks. */
  readonly profile?: string;
  readonly decks: DeckPlan;
  readonly slowest: SearchPlan;
  /** Are the counts to be kept from now on? */
  readonly renew: boolean;
}

export const USAGE = `npm run bench -- [--part ${PARTS.join('|')}]… [--deck NAME]…
                  [--against REVISION] [--node RELEASE]… [--rounds n] [--duels n] [--warm-up n] [--seconds n]
                  [--from n] [--workers n] [--profile FOLDER] [--renew] [--json]
  --part name         only this part (may be said again; default all)
  --against REVISION  builds that revision and plays the decks, or starts the commands, with it in turn
  --node RELEASE      plays the decks also with this release of Node, as npm brings it (may be said again)
  --deck name         only this ready-made deck (may be said again; default all)
  --rounds n          how many rounds (default 7)
  --duels n           duels of each deck in a round (default 30); of the part slowest all duels (default 1000)
  --warm-up n         duels of each deck, or of each worker, before those that count (default 200)
  --seconds n         time for each engine in each round of the vanilla part (default 1)
  --from n            the first duel of the part slowest, from 0: any slice of a run can be played alone
  --workers n         threads that share the duels of the part slowest (default 1)
  --profile FOLDER    writes CPU profiles of what plays the decks
  --renew             keeps the counts of this run in counts.json
  --json              print the measurements as JSON`;

interface Mistake {
  readonly mistake: string;
}
const mistakeIn = (option: string, found: string, expected: string): Mistake => ({
  mistake: `--${option}: found "${found}", expected ${expected}`,
});

const OPTIONS = {
  part: { type: 'string', multiple: true },
  against: { type: 'string' },
  node: { type: 'string', multiple: true },
  deck: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '7' },
  duels: { type: 'string' },
  'warm-up': { type: 'string', default: '200' },
  seconds: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  workers: { type: 'string', default: '1' },
  profile: { type: 'string' },
  json: { type: 'boolean', default: false },
  renew: { type: 'boolean', default: false },
} as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Options that are whole numbers, with the least and the most that each may be. */
const WHOLE = {
  rounds: [1],
  duels: [1],
  'warm-up': [1],
  from: [0],
  // More threads than this help nobody.
  workers: [1, 64],
} as const satisfies { readonly [option: string]: readonly [least: number, most?: number] };
const RELEASE = /^\d+(\.\d+){0,2}$/;
const DUELS_OF_A_ROUND = 30;
const DUELS_OF_A_SEARCH = 1000;

/** Reads the command line, or says what is wrong with it. `known`: the names of the ready-made decks. */
export function parseOptions(args: readonly string[], known: readonly string[]): Options | Mistake {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    return mistakeOf(values, known) ?? optionsFrom(values, known);
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

function mistakeOf(values: Values, known: readonly string[]): Mistake | undefined {
  for (const [option, [least, most]] of Object.entries(WHOLE) as [keyof typeof WHOLE, readonly number[]][]) {
    const found = values[option];
    if (found === undefined || isWhole(Number(found), least, most)) continue;
    const upTo = most === undefined ? '' : ` to ${most}`;
    return mistakeIn(option, found, `a whole number from ${least}${upTo}`);
  }
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds < Number.POSITIVE_INFINITY))
    return mistakeIn('seconds', values.seconds, 'a number above 0');
  const noPart = values.part?.find((each) => !PARTS.some((name) => name === each));
  if (noPart !== undefined) return mistakeIn('part', noPart, `one of ${PARTS.join(', ')}`);
  const noDeck = values.deck?.find((each) => !known.includes(each));
  if (noDeck !== undefined) return mistakeIn('deck', noDeck, `one of ${known.join(', ')}`);
  const noRelease = values.node?.find((each) => !RELEASE.test(each));
  if (noRelease !== undefined) return mistakeIn('node', noRelease, 'a release of Node, as 24 or 24.1.0');
  return undefined;
}
const isWhole = (value: number, least = 0, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

function optionsFrom(values: Values, known: readonly string[]): Options {
  const { part = [...PARTS], deck: decks = [...known], against, profile, node = [], renew } = values;
  const [rounds, warmUp, seconds] = [values.rounds, values['warm-up'], values.seconds].map(Number) as [
    number,
    number,
    number,
  ];
  const duels = values.duels === undefined ? undefined : Number(values.duels);
  return {
    rounds,
    seconds,
    parts: PARTS.filter((each) => part.includes(each)),
    ...(against !== undefined && { against }),
    ...(profile !== undefined && { profile }),
    nodes: node,
    decks: { decks, rounds, duels: duels ?? DUELS_OF_A_ROUND, warmUp },
    slowest: {
      decks,
      warmUp,
      from: Number(values.from),
      duels: duels ?? DUELS_OF_A_SEARCH,
      workers: Number(values.workers),
    },
    renew,
    output: values.json ? 'json' : 'table',
  };
}
