/** `spellspeed reader try`: reads the texts that have some words, and says where each sentence stops: the way to see what a new phrase wins. */
import { type CardReading, type CardText, isUnderstood, readCard, type Stopped } from '@spellspeed/reader';
import { Command } from 'commander';
import { cardTextsIn } from '../input/card-texts.ts';
import { parseCount } from '../input/numbers.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';

interface TryOptions {
  readonly most: number;
  readonly json: boolean;
}
interface Tried {
  readonly name: string;
  readonly grade: CardReading['grade'];
  readonly unread: readonly Stopped[];
}

/** All texts that have these words are read, capitals or not; so many are told of those that are not understood. */
export const runTry = async (
  file: string,
  words: string,
  { most, json }: TryOptions,
  { out, paint }: Terminal,
): Promise<void> => {
  const texts = (await cardTextsIn(file)).filter((entry) => hasWords(entry, words));
  if (texts.length === 0) throw new Trouble(`No text in ${file} has the words "${words}".`);
  const tried = texts.map((entry): Tried => {
    const { grade, unread } = readCard(entry);
    return { name: entry.name, grade, unread };
  });
  if (json) {
    out(JSON.stringify(tried, null, 2));
    return;
  }
  const open = tried.filter(({ grade }) => !isUnderstood(grade));
  for (const { name, grade, unread } of open.slice(0, most)) {
    out(`${paint.bold(name)}${grade === 'ambiguous' ? ': has several meanings' : ''}`);
    for (const stopped of unread) out(`  ${placeIn(stopped)}`);
  }
  out(`${tried.length} texts have these words, ${tried.length - open.length} of them are understood.`);
};
const hasWords = ({ text, pendulum = '' }: CardText, words: string): boolean =>
  `${text}\n${pendulum}`.toLowerCase().includes(words.toLowerCase());
/** The sentence with a mark where reading stopped; what was understood to its end, as it would be printed. */
const placeIn = ({ sentence, at, prints: [print] }: Stopped): string =>
  at === '' && print !== undefined
    ? `${sentence}  ⇒ ${print}`
    : `${sentence.slice(0, sentence.length - at.length)}▸${at}`;

export const readerTryCommand = (terminal: Terminal): Command =>
  new Command('try')
    .description('read the texts of a file that have some words, and tell where reading them stops')
    .argument(
      '<file>',
      'card texts: a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi',
    )
    .argument('<words...>', 'words that the texts have')
    .option('--most <n>', 'how many that are not understood to tell of', parseCount, 20)
    .option('--json', 'print data, of all', false)
    .action((file: string, words: readonly string[], options: TryOptions) =>
      runTry(file, words.join(' '), options, terminal),
    );
