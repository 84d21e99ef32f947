/** `spellspeed deck check`: may this deck be used? */
import { SECTIONS, type Section } from '@spellspeed/formats';
import { Command } from 'commander';
import { findDeck, problemsOf, undefinedCards, undefinedSentence } from '../input/deck.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import type { Terminal } from '../terminal.ts';

/** Returns the exit code. */
export const runDeckCheck = (
  named: string,
  options: { readonly json: boolean },
  { out, paint }: Terminal,
): number => {
  const { name, lists } = findDeck(named);
  const problems = problemsOf(lists);
  const missing = undefinedCards(lists);
  const sizes = Object.fromEntries(SECTIONS.map((section) => [section, lists[section].length])) as {
    [section in Section]: number;
  };
  const code = problems.length === 0 ? 0 : 1;
  if (options.json) {
    out(JSON.stringify({ deck: name, legal: code === 0, sizes, problems, notDefinedYet: missing }, null, 2));
    return code;
  }
  out(`${paint.bold(name)}: ${sizes.main} main, ${sizes.extra} extra, ${sizes.side} side`);
  for (const line of toldUpTo(
    MOST_TOLD,
    problems.map(({ sentence }) => sentence),
  ))
    out(`${paint.red('✗')} ${line}`);
  if (code === 0) out(`${paint.green('✓')} The deck is legal.`);
  if (missing.length === 0) return code;
  out(paint.yellow(`${missing.length} cards are known but cannot be played with yet:`));
  for (const line of toldUpTo(MOST_TOLD, missing.map(undefinedSentence))) out(`  ${line}`);
  return code;
};

export const deckCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('deck').description('work on decks').addCommand(
    new Command('check')
      .description('check sizes, copies and passcodes of a deck')
      .argument('<file>', 'a .ydk file, a ydke:// link or a ready-made deck')
      .option('--json', 'print data', false)
      .action((file: string, options: { json: boolean }) => exit(runDeckCheck(file, options, terminal))),
  );
