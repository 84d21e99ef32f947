/** `spellspeed card new`: begins a card, with everything that is still to be written. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CardFacts, definitionFileOf, fileNameOf, hasSeriesNameIn } from '@spellspeed/cards';
import { LANGUAGES } from '@spellspeed/cardtext/printing';
import { printedSentencesOf } from '@spellspeed/reader';
import { Command } from 'commander';
import { writeText } from '../files.ts';
import { parseCountUpTo } from '../input/numbers.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import {
  CARD_NAMES_FILE,
  CARD_RULINGS,
  DEFINITIONS,
  FACTS_FILE,
  findCheckout,
} from '../workshop/checkout.ts';
import { findKnownFacts, type KnownFacts } from '../workshop/known-facts.ts';
import { lackingNames, sayLackingName } from '../workshop/lacking-names.ts';
import { textIn } from '../workshop/sentences.ts';
import { definitionStub, rulingsStub } from '../workshop/stubs.ts';
import { withoutDefinition } from '../workshop/without-definition.ts';
import { addFacts } from '../workshop/write-facts.ts';

export interface CardNewOptions {
  /** A file with the facts of many cards, one a line. */
  readonly facts?: string;
  /** A file with the text of the card; it is read, and nothing of it is written down. */
  readonly text?: string;
  /** How many sentences the text has, where it is not given. */
  readonly sentences: number;
  /** Only the facts: for a card that others speak of. */
  readonly factsOnly: boolean;
  readonly json: boolean;
}
/** No printed text has more. */
const MOST_SENTENCES = 40;
/** What was done, in files named from the root of the project. */
export interface Begun {
  readonly name: string;
  readonly passcode: number;
  readonly written: readonly string[];
  readonly toTranslate: readonly string[];
  readonly next: readonly string[];
}

/** Writes what there is to write in the checkout at `root`. */
export const beginCard = (typed: string, options: CardNewOptions, root: string): Begun => {
  const known = findKnownFacts(typed, options.facts);
  const { facts } = known;
  const reason = withoutDefinition(facts);
  if (reason !== null || options.factsOnly) return beginWithFacts(root, known, reason);
  const definition = `${DEFINITIONS}/${definitionFileOf(facts)}`;
  const rulings = `${CARD_RULINGS}/${fileNameOf(facts.names.en)}.yaml`;
  refuseIfDefined(root, facts, definition);
  const sentences = sentencesFor(facts, options);
  // What the list of all printed cards has stands nowhere else.
  const isNew = !known.inProject && addFacts(root, facts);
  const written = [...(isNew ? [FACTS_FILE] : []), definition];
  writeText(join(root, definition), definitionStub(facts, sentences));
  if (!existsSync(join(root, rulings))) {
    writeText(join(root, rulings), rulingsStub(facts, sentences.length));
    written.push(rulings);
  }
  return begun(facts, written, nextStepsFor(facts, definition, rulings));
};

/** The sentences that are to be written; null where only their number is known. */
const sentencesFor = (facts: CardFacts, options: CardNewOptions): readonly (string | null)[] => {
  if (options.text === undefined) return Array.from({ length: options.sentences }, () => null);
  const sentences = printedSentencesOf(textIn(options.text, facts));
  if (sentences.length > 0) return sentences;
  throw new Trouble(`${options.text} holds no sentence that ends with a full stop.`);
};

/** A card whose facts are enough, or are all that is wanted. */
const beginWithFacts = (root: string, { facts, inProject }: KnownFacts, reason: string | null): Begun => {
  const { en } = facts.names;
  if (inProject)
    throw new Trouble(
      `${en} ${reason ?? 'has its facts in the project already.'}`,
      'There is nothing to write.',
    );
  if (!addFacts(root, facts))
    throw new Trouble(`${FACTS_FILE} has ${en} already. There is nothing to write.`);
  return begun(facts, [FACTS_FILE], ['npm run build', ...(reason === null ? [] : [checkOf(en)])]);
};

const refuseIfDefined = (root: string, { names }: CardFacts, definition: string): void => {
  if (existsSync(join(root, definition)))
    throw new Trouble(
      `${names.en} has a definition: ${definition}.`,
      `To see how it stands: ${checkOf(names.en)}`,
    );
};

const checkOf = (name: string): string => `npx spellspeed card check ${JSON.stringify(name)}`;

const nextStepsFor = ({ names }: CardFacts, definition: string, rulings: string): readonly string[] => [
  `write ${rulings} from the text, before you ask the engine`,
  `write ${definition}, without its imports`,
  `${checkOf(names.en)} --imports   # until only its texts are not approved`,
  `read them, then ${checkOf(names.en)} --renew`,
  `npx vitest run packages/cards packages/cardtext packages/rulings/src/titles.test.ts`,
];

const begun = (facts: CardFacts, written: readonly string[], next: readonly string[]): Begun => ({
  name: facts.names.en,
  passcode: facts.passcode,
  written,
  toTranslate: [
    ...lackingNames(facts, { cards: [], series: [] }).map(sayLackingName),
    ...archetypesToTranslate(facts),
  ],
  next,
});

/** A text speaks mostly of its own archetypes. */
const archetypesToTranslate = ({ series }: CardFacts): readonly string[] =>
  series.flatMap((name) => {
    const languages = LANGUAGES.filter((language) => !hasSeriesNameIn(language, name));
    if (languages.length === 0) return [];
    return `If its text names "${name}": it has no name in ${languages.join(', ')} (${CARD_NAMES_FILE}).`;
  });

const sayBegun = ({ name, passcode, written, toTranslate, next }: Begun, { out, paint }: Terminal): void => {
  out(`${paint.bold(name)}  ${paint.dim(String(passcode))}`);
  for (const file of written) out(`${paint.green('written')}  ${file}`);
  if (toTranslate.length > 0) out(paint.bold('Names to translate'));
  for (const line of toTranslate) out(`· ${line}`);
  out(paint.bold('Next'));
  next.forEach((step, index) => {
    out(`${index + 1}. ${step}`);
  });
};

export const runCardNew = (typed: string, options: CardNewOptions, terminal: Terminal): void => {
  const done = beginCard(typed, options, findCheckout());
  if (options.json) terminal.out(JSON.stringify(done, null, 2));
  else sayBegun(done, terminal);
};

export const cardNewCommand = (terminal: Terminal): Command =>
  new Command('new')
    .description('begin a card: its facts, a definition and rulings to be written')
    .argument('<name|passcode...>', 'a name in English, Japanese, Chinese or Italian, or a passcode')
    .option('--facts <file>', 'facts of cards that the project does not have, one card a line as JSON')
    .option(
      '--text <file>',
      'the text of the card, or a .jsonl file with texts; nothing of it is written down',
    )
    .option('--sentences <number>', 'how many sentences the text has', parseCountUpTo(MOST_SENTENCES), 1)
    .option('--facts-only', 'only the facts, for a card that others speak of', false)
    .option('--json', 'print data', false)
    .action((words: readonly string[], options: CardNewOptions) =>
      runCardNew(words.join(' '), options, terminal),
    );
