/** The texts of all cards as they were read and approved, one file a language. */
import type { Card } from '@spellspeed/engine/language';
import type { Language } from './languages.ts';
import { describeKind, printCard } from './print.ts';

/** The files, in the sources of this package. */
export const APPROVED_FILES: { readonly [language in Language]: string } = {
  en: 'printed.golden.txt',
  zh: 'printed.zh.golden.txt',
  it: 'printed.it.golden.txt',
  ja: 'printed.ja.golden.txt',
};

/** What stands there about a card; nothing about one whose text has nothing to say. */
export const approvedEntry = (card: Card, language: Language): string => {
  const text = printCard(card, language);
  return text === '' ? '' : `${headOf(card)}${describeKind(card, language)})\n${text}\n`;
};

/** The whole file for these cards. */
export const approvedTexts = (cards: readonly Card[], language: Language): string =>
  joined(cards.map((card) => approvedEntry(card, language)));

/** What stands about a card in a file as it was approved. */
export const entryIn = (approved: string, card: Card): string => entryAmong(entriesOf(approved), card);

/** The file with this card's entry as it is printed now, in the order of `cards`; all others stay. */
export const withEntryRenewed = (
  approved: string,
  card: Card,
  { cards, language }: { readonly cards: readonly Card[]; readonly language: Language },
): string => {
  const entries = entriesOf(approved);
  return joined(
    cards.map((each) =>
      each.name === card.name ? approvedEntry(card, language) : entryAmong(entries, each),
    ),
  );
};

const entriesOf = (approved: string): readonly string[] => approved.split(/(?<=\n)\n/);
const entryAmong = (entries: readonly string[], card: Card): string =>
  entries.find((entry) => entry.startsWith(headOf(card))) ?? '';
const headOf = ({ name }: Card): string => `${name} (`;
const joined = (entries: readonly string[]): string => entries.filter((entry) => entry !== '').join('\n');
