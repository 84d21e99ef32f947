/** Names of cards as another language prints them. */

import type { CardNames } from './facts/card-facts.ts';
import { factsNamed } from './facts/facts.ts';
import { JAPANESE_TOKENS, OTHER_CARD_NAMES } from './other-card-names.ts';

export type PrintedNames = Partial<Omit<CardNames, 'aliases'>>;
/** The languages in which cards have printed names. */
export type NameLanguage = keyof Omit<CardNames, 'aliases'>;

/** The name in this language; where nobody has it, the Japanese one, from which all others were made, then the English one. */
export const inLanguage = (
  language: NameLanguage,
  english: string,
  names: PrintedNames | undefined,
): string => names?.[language] ?? (language === 'en' || language === 'it' ? english : (names?.ja ?? english));

/** What is known of a card's names: those of the facts win. */
const namesOfCard = (english: string): PrintedNames => ({
  ...(JAPANESE_TOKENS[english] !== undefined && { ja: JAPANESE_TOKENS[english] }),
  ...OTHER_CARD_NAMES[english],
  ...factsNamed(english)?.names,
});
/** A card's name, given in English, as this language prints it. */
export const cardNameIn = (language: NameLanguage, english: string): string =>
  inLanguage(language, english, namesOfCard(english));

/** Is it known how this language prints the name of the card, given in English? */
export const hasCardNameIn = (language: NameLanguage, english: string): boolean =>
  language === 'en' || namesOfCard(english)[language] !== undefined;
