/** Damaged command lines, in this process: what they print, and whether somebody is told that Spellspeed itself is broken. */

import { type Dice, diceOf } from '@spellspeed/bots';
import { run, type Terminal, TROUBLE_OF_OUR_OWN } from '@spellspeed/cli';
import { DECKS } from './material.ts';
import { damaged } from './mutate.ts';
import type { Finding } from './outcome.ts';

/** A command does work of its own as well: `card` reads all rulings to say which of them are about it. */
const MOST_SECONDS = 20;
export const ARGUMENTS = 'arguments';
const RULING = new URL('../../../rulings/rulings/battle/', import.meta.url).pathname;
const LINES: readonly (readonly string[])[] = [
  ['deck', 'check', 'yugi-starter'],
  ['deck', 'check', 'random:7', '--json'],
  ['deck', 'check', '/dev/zero'],
  ['deck', 'check', RULING],
  ['card', 'Kuriboh'],
  ['card', '40640057', '--language', 'zh'],
  ['card', 'Magic Cylinder', '--json'],
  ['rule', 'battle.replay.choose-again-or-stop'],
  ['rule', 'battle.replay', '--language', 'zh'],
  ['decks'],
  ['replay', '/dev/zero'],
  ['replay', RULING, '--to', '3'],
  ['ruling', 'explain', '/dev/null'],
  ['--help'],
];
const WORDS = [
  '',
  '-',
  '--',
  '--json',
  '--help',
  '--language',
  '-0',
  '1e9',
  '\u0000',
  '/',
  '/dev/null',
  'x'.repeat(9_000),
];

const pickOf = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice(items.length)];
export const lineFor = (seed: number, number: number): readonly string[] => {
  const dice = diceOf(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0xc2b2ae35));
  const line = [...(pickOf(LINES, dice) ?? [])];
  for (let left = dice(3); left > 0; left--) {
    const at = dice(line.length + 1);
    const way = dice(4);
    if (way === 0) line.splice(at, 1);
    if (way === 1) line.splice(at, 0, pickOf(WORDS, dice) ?? '');
    if (way === 2) line[at] = damaged(line[at] ?? '', dice).slice(0, 20_000);
    if (way === 3) line.splice(at, 0, pickOf(DECKS, dice)?.[0] ?? '');
  }
  return line;
};

const silent = (err: (text: string) => void): Terminal => {
  const same = (text: unknown): string => String(text);
  return {
    paint: {
      bold: same,
      dim: same,
      red: same,
      green: same,
      yellow: same,
      cyan: same,
      magenta: same,
      blue: same,
    },
    columns: 100,
    out: () => undefined,
    err,
    ask: () => Promise.resolve(null),
    close: () => undefined,
  };
};
/** Null if the line was carried out or refused in plain words. */
export const tryLine = async (line: readonly string[]): Promise<Finding | null> => {
  const complaints: string[] = [];
  const before = process.cpuUsage();
  const finding = (kind: Finding['kind'], message: string): Finding => ({
    reader: ARGUMENTS,
    kind,
    message,
    input: JSON.stringify(line),
  });
  try {
    await run(
      line,
      silent((text) => complaints.push(text)),
    );
  } catch (thrown) {
    return finding('exception', thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  }
  const broken = complaints.find((text) => text.includes(TROUBLE_OF_OUR_OWN));
  if (broken !== undefined) return finding('exception', broken);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  return seconds > MOST_SECONDS ? finding('slow', `${seconds.toFixed(1)} s`) : null;
};
