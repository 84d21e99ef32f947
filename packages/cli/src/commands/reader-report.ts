/** `spellspeed reader report`: how many texts of a file can be read, what stops the others, and what they wait for. */
import {
  type CardReading,
  type CardText,
  type Grade,
  isUnderstood,
  type ReaderReport,
  reportOn,
  shippedOf,
} from '@spellspeed/reader';
import { Command } from 'commander';
import { agreesWithHand } from '../corpus/rulings-of-read.ts';
import { cardTextsIn } from '../input/card-texts.ts';
import { showProgress } from '../progress.ts';
import type { Terminal } from '../terminal.ts';

interface ReportOptions {
  readonly json: boolean;
  readonly stops: string;
}

/** A definition by hand, or rulings, can say the same as what was read. */
const gradeOf = (entry: CardText, reading: CardReading): Grade => {
  const behaviour = isUnderstood(reading.grade) ? shippedOf(entry, reading) : undefined;
  return behaviour !== undefined && agreesWithHand(entry, reading, behaviour) ? 'checked' : reading.grade;
};

/** Reads all texts of a file. */
export const runReport = async (
  file: string,
  { json, stops }: ReportOptions,
  { out, paint }: Terminal,
): Promise<void> => {
  const texts = await cardTextsIn(file);
  const progress = showProgress(texts.length, 'texts');
  const report = reportOn(texts, progress.update, gradeOf);
  progress.stop();
  if (json) {
    out(JSON.stringify(report, null, 2));
    return;
  }
  const most = Number(stops);
  for (const line of [...gradeLines(report), ...stopLines(report, most), ...blockLines(report, most)])
    out(line);
  if (report.stops.length > 0) for (const line of HOW_TO_READ) out(paint.dim(line));
};
const HOW_TO_READ = [
  '"alone": it is the only sentence of the card that is not understood; "together": whole cards that this phrase and all above it would win.',
  '"only": every sentence of the card that is not understood asks for this, and for nothing else of the list.',
];
export const share = (part: number, all: number): string =>
  `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

const WORDS: { readonly [grade in Grade]: string } = {
  checked: 'checked',
  proved: 'proved',
  read: 'read in other words',
  ambiguous: 'with several meanings',
  'not-read': 'not read',
};
const GRADES_TOLD = ['checked', 'proved', 'read', 'ambiguous', 'not-read'] as const;
const gradeLines = ({ cards, grades, kinds }: ReaderReport): readonly string[] => [
  `${cards} texts: ${GRADES_TOLD.map((grade) => `${grades[grade]} ${WORDS[grade]} (${share(grades[grade], cards)})`).join(', ')}`,
  `  ${'kind'.padEnd(10)} ${GRADES_TOLD.map((grade) => grade.padStart(9)).join(' ')}       of  understood`,
  ...kinds.map(({ kind, cards: ofKind, grades: of }) => {
    const counts = GRADES_TOLD.map((grade) => String(of[grade]).padStart(9)).join(' ');
    const understood = of.checked + of.proved + of.read;
    return `  ${kind.padEnd(10)} ${counts}  ${String(ofKind).padStart(7)}  ${share(understood, ofKind)}`;
  }),
];
const number = (count: number, width: number): string => String(count).padStart(width);
/** So many sentences that are said otherwise are shown. */
const MOST_OTHERWISE = 5;
const stopLines = ({ stops, otherwise }: ReaderReport, most: number): readonly string[] => [
  'What stops most cards:',
  '  alone  together  cards  phrase',
  ...stops
    .slice(0, most)
    .map(
      ({ alone, together, cards, phrase, example }) =>
        `  ${number(alone, 5)}  ${number(together, 8)}  ${number(cards, 5)}  ${phrase}   (${example})`,
    ),
  ...(otherwise.length === 0
    ? []
    : [
        `Understood, but said otherwise than it is printed (${otherwise.length} sentences):`,
        ...otherwise
          .slice(0, MOST_OTHERWISE)
          .flatMap(({ name, sentence, print }) => [`  ${name}: ${sentence}`, `    printed: ${print}`]),
      ]),
];
const blockLines = ({ blocks }: ReaderReport, most: number): readonly string[] =>
  blocks.length === 0
    ? []
    : [
        'What they wait for, in the terms of the game:',
        '   only  cards  block',
        ...blocks
          .slice(0, most)
          .map(({ block, cards, only }) => `  ${number(only, 5)}  ${number(cards, 5)}  ${block}`),
      ];

export const readerReportCommand = (terminal: Terminal): Command =>
  new Command('report')
    .description('tell how many texts of a file can be read, what stops the others, and what they wait for')
    .argument(
      '<file>',
      'card texts: a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi',
    )
    .option('--stops <count>', 'how many stopping phrases and blocks to list', '30')
    .option('--json', 'print data', false)
    .action((file: string, options: ReportOptions) => runReport(file, options, terminal));
