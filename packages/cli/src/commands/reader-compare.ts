/** `spellspeed reader compare`: one card, its prints in both languages beside both official texts. */
import { definitionOf, factsNamed } from '@spellspeed/cards';
import {
  type BothTexts,
  comparedWithOcg,
  judgementOf,
  type MarkedSentence,
  markedInEnglish,
  markedInJapanese,
  OCG_DIFFERENCES,
} from '@spellspeed/reader';
import { Command } from 'commander';
import { judgedIn } from '../corpus/ocg-gate.ts';
import { cardTextsIn } from '../input/card-texts.ts';
import { ocgTextsIn } from '../input/ocg-texts.ts';
import type { Terminal } from '../terminal.ts';
import { Trouble } from '../trouble.ts';
import { findCheckout } from '../workshop/checkout.ts';

interface CompareOptions {
  readonly en?: string;
  readonly ja?: string;
}

/** Returns the exit code: 1 if a sentence of a text has none beside it. */
export const runCompare = async (
  name: string,
  { en, ja }: CompareOptions,
  terminal: Terminal,
): Promise<number> => {
  const facts = factsNamed(name);
  const card = facts && definitionOf(facts.passcode);
  if (!facts || !card) throw new Trouble(`${name} is no card that can be played with.`);
  if (en === undefined && ja === undefined)
    throw new Trouble(
      'There is nothing to compare with.',
      'Name a file of texts: --en FILE, --ja FILE, or both.',
    );
  const english =
    en === undefined
      ? undefined
      : (await cardTextsIn(en)).find(({ passcode }) => passcode === facts.passcode);
  const japanese = ja === undefined ? undefined : ocgTextsIn(ja).get(facts.passcode);
  const { out, paint } = terminal;
  out(paint.bold(card.name));
  if (en !== undefined) tell('English', english && markedInEnglish(card, english), terminal);
  if (ja === undefined) return english ? 0 : 1;
  tell('Japanese', japanese && markedInJapanese(card, japanese), terminal);
  if (!japanese) return 1;
  const compared = comparedWithOcg(card, japanese);
  out(`Japanese: ${compared.agreement}`);
  for (const kind of compared.kinds) out(`  ${kind}: ${OCG_DIFFERENCES[kind]}`);
  if (compared.agreement === 'differs')
    out(`  printed ${compared.printed.join(' ') || '–'} → official ${compared.official.join(' ') || '–'}`);
  const judged = judgementOf(judgedIn(findCheckout()), facts.passcode, compared.printed, compared.official);
  if (judged) out(`  ${judged.family}: ${judged.why}`);
  return compared.agreement === 'differs' ? 1 : 0;
};
const tell = (language: string, texts: BothTexts | undefined, { out, paint }: Terminal): void => {
  if (!texts) {
    out(`${language}: the file has no text of this card`);
    return;
  }
  const lines = (sentences: readonly MarkedSentence[]): void => {
    for (const { words, isAlone } of sentences) out(isAlone ? paint.yellow(`  ▸ ${words}`) : `    ${words}`);
  };
  out(`${language}, printed`);
  lines(texts.print);
  out(`${language}, official`);
  lines(texts.official);
};

export const readerCompareCommand = (terminal: Terminal, exit: (code: number) => void): Command =>
  new Command('compare')
    .description('the prints of a card beside the official texts, with the sentences marked that differ')
    .argument('<name>', 'the English name of a card that can be played with')
    .option('--en <file>', 'English card texts')
    .option('--ja <file>', 'Japanese texts: one JSON object a line, with passcode and text')
    .action(async (name: string, options: CompareOptions) => exit(await runCompare(name, options, terminal)));
