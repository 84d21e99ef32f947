/** `spellspeed reader words`: texts of cards that ship, each with another word. Whose reading stays the same has not read the word. */
import { standingOf } from '@spellspeed/cards';
import { type CardText, type Unheard, unheardIn } from '@spellspeed/reader';
import { Command } from 'commander';
import { cardTextsIn } from '../input/card-texts.ts';
import { parseCount } from '../input/numbers.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface WordsOptions {
  readonly cards: number;
  readonly json: boolean;
}
/** So many of them, from the whole list alike. */
const spread = (texts: readonly CardText[], most: number): readonly CardText[] =>
  texts.filter(
    (_, index) =>
      Math.floor((index * most) / texts.length) !== Math.floor(((index - 1) * most) / texts.length),
  );

/** Returns the exit code: 1 if a word was not read. */
export const runWords = async (
  file: string,
  { cards, json }: WordsOptions,
  { out, paint }: Terminal,
): Promise<number> => {
  const shipped = (await cardTextsIn(file)).filter(({ passcode }) =>
    ['proved', 'read'].includes(standingOf(passcode)),
  );
  const texts = cards >= shipped.length ? shipped : spread(shipped, cards);
  const progress = showProgress(texts.length, 'texts');
  let tried = 0;
  const unheard = texts.flatMap((entry, index): readonly Unheard[] => {
    const found = unheardIn(entry);
    tried += found.tried;
    progress.update(index + 1);
    return found.unheard;
  });
  progress.stop();
  if (json) out(JSON.stringify({ texts: texts.length, tried, unheard }, null, 2));
  else {
    out(
      `${texts.length} texts that ship, ${tried} times with another word: ${unheard.length} are read as before.`,
    );
    for (const { name, changed } of unheard) out(`${paint.red(name)}: ${changed}`);
  }
  return unheard.length === 0 ? 0 : 1;
};

export const readerWordsCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('words')
    .description('change a word in texts of cards that ship: the reading must change, or fail')
    .argument(
      '<file>',
      'card texts: a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi',
    )
    .option('--cards <n>', 'how many cards, from the whole list alike', parseCount, 2000)
    .option('--json', 'print data', false)
    .action(async (file: string, options: WordsOptions) => exit(await runWords(file, options, terminal)));
