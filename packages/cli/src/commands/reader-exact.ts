/** `spellspeed reader exact`: whether definitions print the official texts of their cards, and what stops the others. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '@spellspeed/cards';
import {
  type Compared,
  comparedWith,
  EXACTNESS,
  figuresByKind,
  heldAgainst,
  type InexactList,
  inexactAfter,
  makeInexact,
  parseInexact,
  REASONS,
  rewordingsIn,
  type Unlisted,
} from '@spellspeed/reader';
import { Command } from 'commander';
import { readText, writeText } from '../files.ts';
import { cardTextsIn } from '../input/card-texts.ts';
import { parseCount } from '../input/numbers.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import type { Terminal } from '../terminal.ts';
import { findCheckout } from '../workshop/checkout.ts';
import { share } from './reader-report.ts';

export const INEXACT_FILE = 'packages/reader/data/inexact.tsv';

interface ExactOptions {
  readonly card?: string;
  readonly most: number;
  readonly write: boolean;
  readonly json: boolean;
}

/** Returns the exit code: 1 if the list of inexact prints is not what the texts say. */
export const runExact = async (
  file: string,
  { card, most, write, json }: ExactOptions,
  { out, err, paint }: Terminal,
): Promise<number> => {
  const all = comparedWith([...CARDS], await cardTextsIn(file));
  if (card !== undefined) {
    for (const line of all.filter(({ name }) => name === card).flatMap(cardLines)) out(line);
    return all.some(({ name }) => name === card) ? 0 : 1;
  }
  for (const line of json ? [JSON.stringify(dataOf(all), null, 2)] : linesOf(all, most)) out(line);
  const listFile = join(findCheckout(), INEXACT_FILE);
  const list: InexactList = existsSync(listFile) ? parseInexact(readText(listFile)) : new Map();
  if (write) {
    writeText(listFile, makeInexact(inexactAfter(list, all)));
    out(`${paint.green('written')}  ${INEXACT_FILE}`);
    return 0;
  }
  const wrong = wrongLines(heldAgainst(list, all));
  for (const line of wrong) err(paint.red(line));
  return wrong.length === 0 ? 0 : 1;
};

const countOf = (all: readonly Compared[], exactness: Compared['exactness']): number =>
  all.filter((one) => one.exactness === exactness).length;
const dataOf = (all: readonly Compared[]): object => ({
  cards: all.length,
  ...Object.fromEntries(EXACTNESS.map((one) => [one, countOf(all, one)])),
  kinds: figuresByKind(all),
  rewordings: rewordingsIn(all),
});
const linesOf = (all: readonly Compared[], most: number): readonly string[] => {
  const figures = EXACTNESS.map((one) => `${countOf(all, one)} ${one}`).join(', ');
  const same = all.length - countOf(all, 'inexact');
  return [
    `${all.length} definitions with a text: ${figures}`,
    `${same} say the official text (${share(same, all.length)})`,
    '',
    'cards  alone  kind of difference',
    ...figuresByKind(all).map(
      ({ kind, cards, alone }) =>
        `${String(cards).padStart(5)}  ${String(alone).padStart(5)}  ${kind}: ${REASONS[kind]}`,
    ),
    '',
    'cards  alone  printed → official',
    ...rewordingsIn(all)
      .slice(0, most)
      .map(
        ({ printed, official, cards, alone, of }) =>
          `${String(cards).padStart(5)}  ${String(alone).padStart(5)}  ${printed || '–'} → ${official || '–'}   (${toldUpTo(2, of).join('; ')})`,
      ),
  ];
};
/** One card: both texts, and the first place in which they differ. */
const cardLines = ({
  name,
  exactness,
  printed,
  official,
  differences: [first],
}: Compared): readonly string[] => [
  `${name}: ${exactness}`,
  `  printed:  ${printed}`,
  `  official: ${official}`,
  ...(first ? [`  first:    ${first.printed || '–'} → ${first.official || '–'}`] : []),
];
const wrongLines = ({ exactNow, notListed, otherwise }: Unlisted): readonly string[] =>
  [
    { names: exactNow, told: 'print the official text and stand in the list' },
    { names: notListed, told: 'print other words and do not stand in the list' },
    { names: otherwise, told: 'stand in the list for other reasons than their words tell' },
  ].flatMap(({ names, told }) =>
    names.length === 0
      ? []
      : [`${names.length} cards ${told} (--write renews it): ${toldUpTo(MOST_TOLD, names).join(', ')}`],
  );

export const readerExactCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('exact')
    .description('compare what each definition prints with the official text, word by word')
    .argument('<file>', 'card texts: JSON lines, the JSON of YGOPRODeck or of yaml-yugi')
    .option('--card <name>', 'both texts of one card')
    .option('--most <n>', 'how many rewordings are told', parseCount, 40)
    .option('--write', 'renew the list of definitions that print other words', false)
    .option('--json', 'print data', false)
    .action(async (file: string, options: ExactOptions) => exit(await runExact(file, options, terminal)));
