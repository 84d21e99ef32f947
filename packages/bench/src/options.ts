import { parseArgs } from 'node:util';
import type { DeckPlan } from './decks/compare.ts';
import type { Plan } from './rounds.ts';

export const PARTS = ['decks', 'vanilla', 'single', 'counts'] as const;
/** `decks`: the ready-made decks · `vanilla`: plain monsters, beside ocgcore · `single`: single operations · `counts`: calls of the engine. */
export type Part = (typeof PARTS)[number];

export interface Options extends Plan {
  readonly output: 'table' | 'json';
  readonly parts: readonly Part[];
  /** The revision to measure beside today's. */
  readonly against?: string;
  /** Where to write CPU profiles of the decks. */
  readonly profile?: string;
  readonly decks: DeckPlan;
  /** Are the counts to be kept from now on? */
  readonly renew: boolean;
}

export const USAGE = `npm run bench -- [--part decks|vanilla|single|counts] [--against REVISION] [--deck NAME]… [--rounds n] [--duels n]
                  [--warm-up n] [--seconds n] [--profile FOLDER] [--json]
  --part name         only this part (may be said again; default all)
  --against REVISION  builds that revision and plays the decks with it in turn
  --deck name         only this ready-made deck (may be said again; default all)
  --rounds n          how many rounds (default 7)
  --duels n           duels of each deck in a round (default 30)
  --warm-up n         duels of each deck before those that count as hot (default 200)
  --seconds n         time for each engine in each round of the vanilla part (default 1)
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
  deck: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '7' },
  duels: { type: 'string', default: '30' },
  'warm-up': { type: 'string', default: '200' },
  seconds: { type: 'string', default: '1' },
  profile: { type: 'string' },
  json: { type: 'boolean', default: false },
  renew: { type: 'boolean', default: false },
} as const;

/** Reads the command line, or says what is wrong with it. `known`: the names of the ready-made decks. */
export function parseOptions(args: readonly string[], known: readonly string[]): Options | Mistake {
  try {
    return optionsFrom(parseArgs({ args: [...args], options: OPTIONS }).values, known);
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
function optionsFrom(values: Values, known: readonly string[]): Options | Mistake {
  const [rounds, duels, warmUp] = [values.rounds, values.duels, values['warm-up']].map(Number);
  if (!isWhole(rounds)) return mistakeIn('rounds', values.rounds, 'a whole number from 1');
  if (!isWhole(duels)) return mistakeIn('duels', values.duels, 'a whole number from 1');
  if (!isWhole(warmUp)) return mistakeIn('warm-up', values['warm-up'], 'a whole number from 1');
  const seconds = Number(values.seconds);
  if (!(seconds > 0 && seconds < Number.POSITIVE_INFINITY))
    return mistakeIn('seconds', values.seconds, 'a number above 0');
  const { part = [...PARTS], deck = [...known], against, profile } = values;
  const parts = PARTS.filter((each) => part.includes(each));
  const noPart = part.find((each) => !PARTS.some((name) => name === each));
  if (noPart !== undefined) return mistakeIn('part', noPart, `one of ${PARTS.join(', ')}`);
  const noDeck = deck.find((each) => !known.includes(each));
  if (noDeck !== undefined) return mistakeIn('deck', noDeck, `one of ${known.join(', ')}`);
  return {
    rounds,
    seconds,
    parts,
    ...(against !== undefined && { against }),
    ...(profile !== undefined && { profile }),
    decks: { decks: deck, rounds, duels, warmUp },
    renew: values.renew,
    output: values.json ? 'json' : 'table',
  };
}
const isWhole = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) >= 1;
