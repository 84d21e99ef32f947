/** `spellspeed reader ocg`: whether what ships says in Japanese what the OCG's cards say. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Judged, makeJudged, makeLedger, parseLedger, stillJudged } from '@spellspeed/reader';
import { Command } from 'commander';
import {
  correctionsIn,
  type Gated,
  gated,
  gateFigures,
  gateLines,
  inLedger,
  JUDGED_FILE,
  judgedIn,
  unjudged,
} from '../corpus/ocg-gate.ts';
import {
  cardOf,
  definitionDigest,
  makeShipped,
  parseShipped,
  type ShippedCard,
  withCorrections,
} from '../corpus/shipped-cards.ts';
import { readText, writeText } from '../files.ts';
import { parseCount } from '../input/numbers.ts';
import { ocgTextsIn } from '../input/ocg-texts.ts';
import { MOST_TOLD, toldUpTo } from '../input/told.ts';
import type { Terminal } from '../terminal.ts';
import { findCheckout } from '../workshop/checkout.ts';
import { LEDGER_FILE, READ_CARDS_FILE } from './reader-corpus.ts';

interface OcgOptions {
  readonly most: number;
  readonly write: boolean;
  readonly json: boolean;
}

/** Returns the exit code: 1 if cards may be played otherwise than the OCG's text says and nobody says why. */
export const runOcg = (
  file: string,
  { most, write, json }: OcgOptions,
  { out, err, paint }: Terminal,
): number => {
  const root = findCheckout();
  const shipped = withCorrections(parseShipped(readText(join(root, READ_CARDS_FILE))), correctionsIn(root));
  const judged = judgedIn(root);
  const all = gated(shipped.map(cardOf), ocgTextsIn(file), judged);
  for (const line of json ? [JSON.stringify(dataOf(all), null, 2)] : gateLines(all, most)) out(line);
  if (write) {
    writeText(join(root, READ_CARDS_FILE), makeShipped(shipped));
    renewLedger(join(root, LEDGER_FILE), shipped, all);
    writeText(join(root, JUDGED_FILE), makeJudged(needed(judged, all)));
    for (const written of [LEDGER_FILE, READ_CARDS_FILE, JUDGED_FILE])
      out(`${paint.green('written')}  ${written}`);
  }
  const open = unjudged(all);
  if (open.length > 0) err(paint.red(openLine(open)));
  return open.length === 0 ? 0 : 1;
};
/** A card that agrees by now, or ships no longer, needs no reason. */
const needed = (judged: readonly Judged[], all: readonly Gated[]): readonly Judged[] => {
  const differing = new Set(
    all.flatMap(({ agreement, passcode }) => (agreement === 'differs' ? [passcode] : [])),
  );
  return stillJudged(judged, (passcode) => differing.has(passcode));
};
const openLine = (open: readonly Gated[]): string => {
  const names = toldUpTo(
    MOST_TOLD,
    open.map(({ name }) => name),
  );
  return `${open.length} cards may be played otherwise than the OCG's text says, and nobody says why: ${names.join(', ')}`;
};
/** Every card without its texts. */
const dataOf = (all: readonly Gated[]): object => ({
  ...gateFigures(all),
  cards: all.map(({ print: _print, text: _text, ...each }) => each),
});
const renewLedger = (file: string, shipped: readonly ShippedCard[], all: readonly Gated[]): void => {
  if (!existsSync(file)) return;
  const compared = new Map(all.map((each) => [each.passcode, inLedger(each)]));
  const digests = new Map(shipped.map((card) => [card.passcode, definitionDigest(card)]));
  const lines = [...parseLedger(readText(file)).values()].map((line) => {
    const definition = digests.get(line.passcode) ?? line.definition;
    return [line.passcode, { ...line, definition, ocg: compared.get(line.passcode) ?? '' }] as const;
  });
  writeText(file, makeLedger(new Map(lines)));
};

export const readerOcgCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('ocg')
    .description('compare the Japanese print of every card that was read with the Japanese text of a file')
    .argument('<file>', 'Japanese texts: one JSON object a line, with passcode and text')
    .option('--most <n>', 'how many differences are told', parseCount, 30)
    .option('--write', 'keep the result in the ledger, and drop the reasons of cards that agree', false)
    .option('--json', 'print data', false)
    .action((file: string, options: OcgOptions) => exit(runOcg(file, options, terminal)));
