import { parseArgs } from 'node:util';
import type { Plan } from './rounds.ts';

export interface Options extends Plan {
  readonly output: 'table' | 'json';
}

export const USAGE = `npm run bench -- [--rounds n] [--seconds n] [--json]
  --rounds n    how many rounds (default 7)
  --seconds n   time for each engine in each round (default 1)
  --json        print the measurements as JSON`;

/** Reads the command line, or says what is wrong with it. */
export function parseOptions(args: readonly string[]): Options | { readonly mistake: string } {
  let values: { rounds: string; seconds: string; json: boolean };
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '7' },
        seconds: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) };
  }
  const rounds = Number(values.rounds);
  const seconds = Number(values.seconds);
  if (!Number.isInteger(rounds) || rounds < 1)
    return mistakeIn('rounds', values.rounds, 'a whole number from 1');
  if (!(seconds > 0 && seconds < Number.POSITIVE_INFINITY))
    return mistakeIn('seconds', values.seconds, 'a number above 0');
  return { rounds, seconds, output: values.json ? 'json' : 'table' };
}

const mistakeIn = (option: string, found: string, expected: string): { readonly mistake: string } => ({
  mistake: `--${option}: found "${found}", expected ${expected}`,
});
