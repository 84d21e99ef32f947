/** What people wait for by the clock: several checks at once, and the page until it is served. */
import { spawnSync } from 'node:child_process';
import { alignColumns, printNumber, printSummary } from '../report.ts';
import { type Summary, summarize } from '../statistics.ts';

export interface Waited {
  readonly title: string;
  /** Seconds by the clock on a quiet machine of two cores. */
  readonly limit: number;
  readonly seconds: Summary;
}

const CARDS = [
  ...['Mirror Force', 'Magic Cylinder', 'Raigeki', 'Torrential Tribute'],
  ...['Monster Reborn', 'Kuriboh', 'Book of Moon', 'Solemn Judgment'],
];
/** Starts the commands at once and prints the seconds until the last has ended, or until one has said `until`. */
const WAIT = `
import { spawn } from 'node:child_process';
const { commands, until } = JSON.parse(process.argv[1]);
const began = performance.now();
const env = { ...process.env, PORT: '0' };
const ended = commands.map((words) => new Promise((resolve, reject) => {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env });
  child.stdout.on('data', (said) => { if (until && String(said).includes(until)) { child.kill(); resolve(); } });
  child.on('exit', (code) => (code === 0 || until ? resolve() : reject(new Error(words.join(' ') + ' ends with exit code ' + code))));
}));
await Promise.all(ended);
console.log((performance.now() - began) / 1000);
`;
const wait = (root: string, commands: readonly (readonly string[])[], until = ''): number => {
  const words = ['--input-type=module', '-e', WAIT, JSON.stringify({ commands, until })];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return Number(stdout);
};

const BIN = 'packages/cli/bin/spellspeed.js';
/** The page is built before it is measured: a page from nothing is measured in a clone (`packages/bench/README.md`). */
export const waitFor = (root: string, rounds: number): readonly Waited[] => {
  const measured = (commands: readonly (readonly string[])[], until?: string): Summary => {
    wait(root, commands, until);
    return summarize(Array.from({ length: rounds }, () => wait(root, commands, until)));
  };
  return [
    {
      title: 'eight times card check NAME at once',
      limit: 15,
      seconds: measured(CARDS.map((name) => [BIN, 'card', 'check', name])),
    },
    {
      title: 'npm start, where nothing has changed',
      limit: 3,
      seconds: measured([['packages/web/scripts/start.mjs']], 'http://localhost'),
    },
  ];
};

export const printWaited = (waited: readonly Waited[]): string =>
  [
    'By the clock, seconds: median (lowest – highest)',
    '',
    ...alignColumns([
      ['', 'today', 'at most'],
      ...waited.map(({ title, limit, seconds }) => [title, printSummary(seconds, ''), printNumber(limit)]),
    ]),
  ].join('\n');
