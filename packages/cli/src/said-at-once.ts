/** What is said without loading any command: the version, the list of commands, and that there is no such command. */
import { COMMANDS } from './commands/table.ts';
import { didYouMean, nearestWords } from './input/near.ts';
import { VERSION } from './version.ts';

export interface SaidAtOnce {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

const WIDTH = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2;
const LISTED = [...COMMANDS, { name: 'help', does: 'tell about a command: help card' }];

const help = (): string =>
  [
    'Usage: spellspeed <command> [options]',
    '',
    'Yu-Gi-Oh! OCG duels in the terminal',
    '',
    'Commands:',
    ...LISTED.map(({ name, does }) => `  ${name.padEnd(WIDTH)}${does}`),
    '',
    'Options:',
    `  ${'-V, --version'.padEnd(WIDTH)}  print the version`,
    `  ${'-h, --help'.padEnd(WIDTH)}  print this; after a command, what can be said to it`,
  ].join('\n');

const refusal = (word: string): string =>
  word.startsWith('-')
    ? `error: unknown option '${word}'`
    : [
        `error: unknown command '${word}'`,
        ...didYouMean(
          nearestWords(
            word,
            LISTED.map(({ name }) => name),
            3,
          ),
        ),
        'All commands: spellspeed --help',
      ].join('\n');

const VERSIONS: readonly string[] = ['-V', '--version'];
const HELPS: readonly string[] = ['-h', '--help', 'help'];

/** Nothing where a command is called that there is. */
export const saidAtOnce = ([first, second]: readonly string[]): SaidAtOnce | undefined => {
  if (first === undefined) return { out: '', err: help(), code: 1 };
  if (VERSIONS.includes(first)) return { out: VERSION, err: '', code: 0 };
  const called = HELPS.includes(first) && second !== undefined ? second : first;
  if (HELPS.includes(called)) return { out: help(), err: '', code: 0 };
  return COMMANDS.some(({ name }) => name === called)
    ? undefined
    : { out: '', err: refusal(called), code: 1 };
};
