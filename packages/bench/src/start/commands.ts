/** What is started: commands as people type them, and programs that import a package. `limit`: processor seconds on a quiet machine. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Started {
  readonly title: string;
  readonly limit?: number;
  /** The words behind `node`, in the folder of a checkout; `deck` is the file of a deck. */
  readonly words: (root: string, deck: string) => readonly string[];
}

const BIN = 'packages/cli/bin/spellspeed.js';
const command = (title: string, limit: number, ...words: readonly string[]): Started => ({
  title,
  limit,
  words: () => [BIN, ...words],
});
const importing = (name: string, limit: number): Started => ({
  title: `import '@spellspeed/${name}'`,
  limit,
  words: () => ['--input-type=module', '-e', `await import('@spellspeed/${name}')`],
});
/** Both revisions have the first document of the cards. */
const someRuling = (root: string): string => {
  const folder = 'packages/rulings/rulings/cards';
  return join(folder, readdirSync(join(root, folder)).sort()[0] ?? '');
};

/** Node itself comes first: nothing is quicker. */
export const STARTED: readonly Started[] = [
  { title: 'node alone', words: () => ['-e', '0'] },
  command('--version', 0.15, '--version'),
  command('--help', 0.15, '--help'),
  command('rule ID', 0.25, 'rule', 'wording.target.choose'),
  command('card NAME', 0.4, 'card', 'Mirror Force'),
  { title: 'deck check FILE', limit: 0.6, words: (_, deck) => [BIN, 'deck', 'check', deck] },
  command('play, to its first question', 1, 'play', '--deck', 'yugi-starter', '--against', 'kaiba-starter'),
  { title: 'ruling run FILE', limit: 0.7, words: (root) => [BIN, 'ruling', 'run', someRuling(root)] },
  command('card check NAME', 3, 'card', 'check', 'Mirror Force'),
  importing('engine', 0.1),
  importing('cards', 0.1),
];
