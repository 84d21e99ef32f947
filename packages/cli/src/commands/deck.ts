/** `spellspeed deck check`: may these decks be used, and how much of them can be played with? */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { type DeckReport, type DecksReport, reportDeck, reportTogether } from '../deck-check/report.ts';
import { summaryOf } from '../deck-check/summary.ts';
import { tellDeck, tellDecks, tellSummary, tellUnreadable } from '../deck-check/tell.ts';
import { decksOf, findDeck, isFileOfDecks } from '../input/deck.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

interface DeckCheckOptions {
  readonly json: boolean;
  /** What they come to together, without a line for each. */
  readonly summary?: boolean;
}

/** Returns the exit code: 0 if every deck can be read and is legal. */
export const runDeckCheck = (
  named: string | readonly string[],
  { json, summary = false }: DeckCheckOptions,
  { out, paint }: Terminal,
): number => {
  const files = (typeof named === 'string' ? [named] : named).flatMap(decksIn);
  const [only, ...more] = files;
  if (only !== undefined && more.length === 0 && !summary && !isFileOfDecks(only)) {
    const report = reportDeck(findDeck(only));
    const lines = json ? [JSON.stringify(report, null, 2)] : tellDeck(report, paint);
    for (const line of lines) out(line);
    return report.legal ? 0 : 1;
  }
  const report = reportAll(files, summary);
  for (const line of linesOf(report, { json, summary }, paint)) out(line);
  return report.unreadable.length === 0 && report.decks.every(({ legal }) => legal) ? 0 : 1;
};

const linesOf = (
  report: DecksReport,
  { json, summary }: DeckCheckOptions,
  paint: Terminal['paint'],
): readonly string[] => {
  if (!summary) return json ? [JSON.stringify(report, null, 2)] : tellDecks(report, paint);
  const told = summaryOf(report);
  return json
    ? [JSON.stringify({ ...told, unreadable: report.unreadable }, null, 2)]
    : [...tellSummary(told, paint), ...tellUnreadable(report, paint)];
};

/** A folder stands for the decks in it. */
const decksIn = (named: string): readonly string[] => {
  if (!statSync(named, { throwIfNoEntry: false })?.isDirectory()) return [named];
  const files = readdirSync(named).filter((file) => /\.ydke?$/i.test(file));
  if (files.length === 0) throw new Trouble(`There is no .ydk file in the folder ${named}.`);
  return files.sort().map((file) => join(named, file));
};

/** A file that is no deck is told, and keeps the others from nothing. */
const reportAll = (files: readonly string[], summary: boolean): DecksReport => {
  const decks: DeckReport[] = [];
  const unreadable: { file: string; why: readonly string[] }[] = [];
  for (const file of files)
    try {
      for (const deck of decksOf(file)) decks.push(reportDeck(deck, summary ? 'left' : 'sought'));
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
      .argument(
        '<file...>',
        '.ydk files, folders of them, .jsonl files with a deck a line, ydke:// links or ready-made decks',
      )
      .option(
        '--summary',
        'only what they come to together, and which cards would complete most decks',
        false,
      )
      .option(
        '--json',
        'print data; of several decks an object with "decks" and what they have together',
        false,
      )
      .action((files: readonly string[], options: DeckCheckOptions) =>
        exit(runDeckCheck(files, options, terminal)),
      ),
  );
