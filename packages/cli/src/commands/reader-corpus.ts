/** `spellspeed reader corpus`: reads all printed texts, keeps the ledger, and writes the definitions that ship. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { standingOf } from '@spellspeed/cards';
import {
  GRADES,
  isUnderstood,
  knownTexts,
  type Ledger,
  ledgerAfter,
  makeLedger,
  type OcgTexts,
  parseLedger,
  unexplainedFalls,
} from '@spellspeed/reader';
import { Command } from 'commander';
import { correctionsIn, gated, gateLines, inLedger, judgedIn } from '../corpus/ocg-gate.ts';
import { readAll } from '../corpus/read-all.ts';
import type { ReadText } from '../corpus/read-part.ts';
import { cardOf, makeShipped, parseShipped, shippedAfter } from '../corpus/shipped-cards.ts';
import { readText, writeText } from '../files.ts';
import { cardTextsIn } from '../input/card-texts.ts';
import { parseWorkers } from '../input/numbers.ts';
import { ocgTextsIn } from '../input/ocg-texts.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import { showProgress } from '../progress.ts';
import { nameOf } from '../tell/card-names.ts';
import type { Terminal } from '../terminal.ts';
import { findCheckout } from '../workshop/checkout.ts';

export const LEDGER_FILE = 'packages/reader/ledger.tsv';
export const READ_CARDS_FILE = 'packages/cards/data/read-cards.jsonl';

interface CorpusOptions {
  readonly workers: number;
  readonly write: boolean;
  readonly why?: string;
  readonly ja?: string;
  readonly json: boolean;
}
interface CorpusReport {
  readonly texts: number;
  readonly seconds: number;
  readonly grades: { readonly [grade in string]: number };
  /** Cards that have no definition by hand and whose reading ships. */
  readonly shipped: number;
  readonly risen: readonly string[];
  readonly fallen: readonly string[];
  /** Cards of the file that the facts do not have. */
  readonly unknown: readonly string[];
}

/** Definitions by hand win, and Normal Monsters need none. */
const shippedOf = (read: readonly ReadText[]): readonly ReadText[] =>
  read.filter(
    ({ found, behaviour }) => behaviour && ['none', 'proved', 'read'].includes(standingOf(found.passcode)),
  );

const reportOn = (
  read: readonly ReadText[],
  before: Ledger,
  after: Ledger,
): Pick<CorpusReport, 'grades' | 'risen' | 'fallen'> => {
  const rank = (ledger: Ledger, passcode: number): number =>
    GRADES.indexOf(ledger.get(passcode)?.grade ?? 'not-read');
  const changed = [...after.keys()].filter((passcode) => before.has(passcode));
  return {
    grades: Object.fromEntries(
      GRADES.map((grade) => [grade, read.filter(({ found }) => found.grade === grade).length]),
    ),
    risen: changed.filter((card) => rank(after, card) < rank(before, card)).map(nameOf),
    fallen: changed.filter((card) => rank(after, card) > rank(before, card)).map(nameOf),
  };
};

/** Has the OCG's text decided what these words mean? Without it that stays as it was. */
const wasDecided = (before: Ledger, { passcode, text, grade }: ReadText['found']): boolean => {
  const known = before.get(passcode);
  return grade === 'ambiguous' && known?.text === text && isUnderstood(known.grade);
};

/** What ships against the Japanese texts. */
const gateOf = (shipped: readonly ReadText[], texts: OcgTexts, root: string) => {
  const cards = shipped.flatMap(({ found: { passcode }, behaviour }) =>
    behaviour ? [cardOf({ passcode, behaviour })] : [],
  );
  const all = gated(cards, texts, judgedIn(root));
  return { lines: gateLines(all, 0), inLedger: new Map(all.map((each) => [each.passcode, inLedger(each)])) };
};

/** Returns the exit code: 1 if cards fall and nobody says why; then nothing is written. */
export const runCorpus = async (
  file: string,
  options: CorpusOptions,
  { out, err, paint }: Terminal,
): Promise<number> => {
  const root = findCheckout();
  const { known, unknown } = knownTexts(await cardTextsIn(file));
  const ledgerFile = join(root, LEDGER_FILE);
  const before: Ledger = existsSync(ledgerFile) ? parseLedger(readText(ledgerFile)) : new Map();
  const progress = showProgress(known.length, 'texts');
  const start = performance.now();
  const ocg = options.ja === undefined ? undefined : ocgTextsIn(options.ja);
  const all = await readAll(
    { texts: known, corrections: correctionsIn(root), ocg },
    options.workers,
    progress.update,
  );
  progress.stop();
  const read = ocg ? all : all.filter(({ found }) => !wasDecided(before, found));
  const shipped = shippedOf(read);
  const isShipped = new Set(shipped.map(({ found }) => found.passcode));
  const gate = ocg && gateOf(shipped, ocg, root);
  const found = read.map((each) => ({
    ...each.found,
    ...(!isShipped.has(each.found.passcode) && { definition: '' }),
    ...(gate && { ocg: gate.inLedger.get(each.found.passcode) ?? '' }),
  }));
  const after = ledgerAfter(before, found, options.why);
  const report: CorpusReport = {
    texts: read.length,
    seconds: (performance.now() - start) / 1000,
    ...reportOn(read, before, after),
    shipped: shipped.length,
    unknown: unknown.map(({ passcode, name }) => `${name} (${passcode})`),
  };
  if (options.json) out(JSON.stringify(report, null, 2));
  else for (const line of [...linesOf(report), ...(gate?.lines ?? [])]) out(line);
  const falls = unexplainedFalls(after);
  if (falls.length > 0) {
    err(paint.red(`${falls.length} cards are below what they have been, and nobody says why: --why "…"`));
    for (const line of toldUpTo(
      MOST_TOLD,
      falls.map(({ passcode }) => nameOf(passcode)),
    ))
      err(`  ${line}`);
    return 1;
  }
  if (options.write) {
    writeText(ledgerFile, makeLedger(after));
    const shippedFile = join(root, READ_CARDS_FILE);
    const now = shipped.flatMap(({ found: { passcode, grade }, behaviour }) =>
      behaviour ? [{ passcode, grade, behaviour }] : [],
    );
    const shippedBefore = existsSync(shippedFile) ? parseShipped(readText(shippedFile)) : [];
    const inFile = new Set(read.map((each) => each.found.passcode));
    writeText(shippedFile, makeShipped(shippedAfter(shippedBefore, inFile, now)));
    for (const written of [LEDGER_FILE, READ_CARDS_FILE]) out(`${paint.green('written')}  ${written}`);
  }
  return 0;
};

const linesOf = ({
  texts,
  seconds,
  grades,
  shipped,
  risen,
  fallen,
  unknown,
}: CorpusReport): readonly string[] => [
  `${texts} texts in ${seconds.toFixed(0)} s: ${GRADES.map((grade) => `${grades[grade]} ${grade}`).join(', ')}`,
  `${shipped} definitions ship: proved or read, read back from their own print, and not defined by hand`,
  ...(['risen', 'fallen'] as const).map((way) => {
    const names = way === 'risen' ? risen : fallen;
    return `${names.length} ${way}${names.length === 0 ? '' : `: ${toldUpTo(MOST_TOLD, names).join(', ')}`}`;
  }),
  ...(unknown.length === 0
    ? []
    : [`not among the facts, left out: ${toldUpTo(MOST_TOLD, unknown).join(', ')}`]),
];

export const readerCorpusCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('corpus')
    .description(
      'read all texts of a file, compare them with the ledger, and with --write renew both it and what ships for the cards of the file',
    )
    .argument(
      '<file>',
      'card texts: a card database (.cdb), JSON lines, the JSON of YGOPRODeck or of yaml-yugi',
    )
    .option('--workers <n>', 'threads that share the texts', parseWorkers, 1)
    .option('--write', 'renew the ledger and the definitions that ship, of the cards of the file', false)
    .option('--why <reason>', 'why cards fall in this run')
    .option('--ja <file>', "the OCG's Japanese texts, with which the prints of what ships are compared")
    .option('--json', 'print data', false)
    .action(async (file: string, options: CorpusOptions) => exit(await runCorpus(file, options, terminal)));
