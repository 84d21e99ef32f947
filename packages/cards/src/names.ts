/** Names as another language prints them. */

import type { CardNames } from './facts/card-facts.ts';
import { factsNamed } from './facts/facts.ts';
import { JAPANESE_SERIES, JAPANESE_TOKENS } from './japanese-names.ts';
import { OTHER_CARD_NAMES, SERIES_NAMES } from './other-names.ts';

type PrintedNames = Partial<Omit<CardNames, 'aliases'>>;
/** The languages in which cards have printed names. */
export type NameLanguage = keyof Omit<CardNames, 'aliases'>;

/** The name in this language; where nobody has it, the Japanese one, from which all others were made, then the English one. */
const inLanguage = (language: NameLanguage, english: string, names: PrintedNames | undefined): string =>
  names?.[language] ?? (language === 'en' || language === 'it' ? english : (names?.ja ?? english));

/** What is known of a card's names: those of the facts win. */
const namesOfCard = (english: string): PrintedNames => ({
  ...(JAPANESE_TOKENS[english] !== undefined && { ja: JAPANESE_TOKENS[english] }),
  ...OTHER_CARD_NAMES[english],
  ...factsNamed(english)?.names,
});
const namesOfSeries = (english: string): PrintedNames | undefined =>
  SERIES_NAMES[english] ??
  (JAPANESE_SERIES[english] === undefined ? undefined : { ja: JAPANESE_SERIES[english] });

/** A card's name, given in English, as this language prints it. */
export const cardNameIn = (language: NameLanguage, english: string): string =>
  inLanguage(language, english, namesOfCard(english));

/** An archetype's name, given in English, as this language prints it. */
export const seriesNameIn = (language: NameLanguage, english: string): string =>
  inLanguage(language, english, namesOfSeries(english));

/** Is it known how this language prints the name of the card, given in English? */
export const hasCardNameIn = (language: NameLanguage, english: string): boolean =>
  language === 'en' || namesOfCard(english)[language] !== undefined;

/** Is it known how this language prints the name of the archetype, given in English? */
export const hasSeriesNameIn = (language: NameLanguage, english: string): boolean =>
  language === 'en' || namesOfSeries(english)?.[language] !== undefined;
