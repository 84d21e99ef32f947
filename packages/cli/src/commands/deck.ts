/** `spellspeed deck check`: may these decks be used, and how much of them can be played with? */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { type DeckReport, type DecksReport, reportDeck, reportTogether } from '../deck-check/report.ts';
import { tellDeck, tellDecks } from '../deck-check/tell.ts';
import { findDeck } from '../input/deck.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

interface DeckCheckOptions {
  readonly json: boolean;
}

/** Returns the exit code: 0 if every deck can be read and is legal. */
export const runDeckCheck = (
  named: string | readonly string[],
  { json }: DeckCheckOptions,
  { out, paint }: Terminal,
): number => {
  const files = (typeof named === 'string' ? [named] : named).flatMap(decksIn);
  const [only, ...more] = files;
  if (only !== undefined && more.length === 0) {
    const report = reportDeck(findDeck(only));
    const lines = json ? [JSON.stringify(report, null, 2)] : tellDeck(report, paint);
    for (const line of lines) out(line);
    return report.legal ? 0 : 1;
  }
  const report = reportAll(files);
  const lines = json ? [JSON.stringify(report, null, 2)] : tellDecks(report, paint);
  for (const line of lines) out(line);
  return report.unreadable.length === 0 && report.decks.every(({ legal }) => legal) ? 0 : 1;
};

/** A folder stands for the decks in it. */
const decksIn = (named: string): readonly string[] => {
  if (!statSync(named, { throwIfNoEntry: false })?.isDirectory()) return [named];
  const files = readdirSync(named).filter((file) => /\.ydke?$/i.test(file));
  if (files.length === 0) throw new Trouble(`There is no .ydk file in the folder ${named}.`);
  return files.sort().map((file) => join(named, file));
};

/** A file that is no deck is told, and keeps the others from nothing. */
const reportAll = (files: readonly string[]): DecksReport => {
  const decks: DeckReport[] = [];
  const unreadable: { file: string; why: readonly string[] }[] = [];
  for (const file of files)
    try {
      decks.push(reportDeck(findDeck(file)));
    } catch (thrown) {
      if (!(thrown instanceof Trouble)) throw thrown;
      unreadable.push({ file, why: thrown.lines });
    }
  return reportTogether(decks, unreadable);
};

export const deckCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('deck').description('work on decks').addCommand(
    new Command('check')
      .description(
        'check sizes, copies and passcodes of decks, and how many of their cards can be played with',
      )
      .argument('<file...>', '.ydk files, folders of them, ydke:// links or ready-made decks')
      .option(
        '--json',
        'print data; of several decks an object with "decks" and what they have together',
        false,
      )
      .action((files: readonly string[], options: DeckCheckOptions) =>
        exit(runDeckCheck(files, options, terminal)),
      ),
  );
