/** `spellspeed reader rulings`: the rulings of cards that are defined by hand, run against what their texts are read as. */
import { knownTexts } from '@spellspeed/reader';
import { Command } from 'commander';
import { type ReadAgainstRulings, readAgainstRulings } from '../corpus/rulings-of-read.ts';
import { cardTextsIn } from '../input/card-texts.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

/** Returns the exit code: 1 if a ruling does not hold for a reading. */
export const runReaderRulings = async (
  file: string,
  { json }: { readonly json: boolean },
  { out, paint }: Terminal,
): Promise<number> => {
  const { known } = knownTexts(await cardTextsIn(file));
  const progress = showProgress(known.length, 'texts');
  const found = known.flatMap((entry, index): ReadAgainstRulings[] => {
    const card = readAgainstRulings(entry);
    progress.update(index + 1);
    return card ? [card] : [];
  });
  progress.stop();
  const broken = found.filter((card) => card.broken.length > 0);
  const rulings = found.reduce((sum, card) => sum + card.rulings, 0);
  const failed = broken.reduce((sum, card) => sum + card.broken.length, 0);
  if (json) {
    out(JSON.stringify({ cards: found, rulings, failed }, null, 2));
    return failed === 0 ? 0 : 1;
  }
  out(
    `${found.length} cards that are defined by hand are read and proved; ${found.filter(({ same }) => same).length} say the very same.`,
  );
  out(`${rulings - failed} of their ${rulings} rulings hold for what was read.`);
  for (const { name, broken: titles } of broken) {
    out(paint.red(name));
    for (const title of titles) out(`  ${title}`);
  }
  return failed === 0 ? 0 : 1;
};

export const readerRulingsCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('rulings')
    .description('run the rulings of cards that are defined by hand against what their texts are read as')
    .argument(
      '<file>',
      'card texts: a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi',
    )
    .option('--json', 'print data', false)
    .action(async (file: string, options: { json: boolean }) =>
      exit(await runReaderRulings(file, options, terminal)),
    );
