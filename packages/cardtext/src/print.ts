/** Cards printed in any of the languages: for programs that have all of them at hand. A page loads one with `loadPrinter`. */
import type { Card } from '@spellspeed/engine/language';
import { CHINESE } from './chinese/chinese.ts';
import { ENGLISH_PRINTER } from './english-printer.ts';
import { ITALIAN } from './italian/italian.ts';
import { JAPANESE } from './japanese/japanese.ts';
import type { Language } from './languages.ts';
import type { TargetsCalled } from './memory.ts';
import { type CardLines, type Printer, printerWith } from './printer.ts';

const PRINTERS: { readonly [language in Language]: Printer } = {
  en: ENGLISH_PRINTER,
  zh: printerWith(CHINESE),
  it: printerWith(ITALIAN),
  ja: printerWith(JAPANESE),
};

/** The printer of this language. */
export const printerIn = (language: Language): Printer => PRINTERS[language];

/** The text of a card in its parts. A plain activation has nothing to say and is left out. */
export const printCardLines = (card: Card, language: Language, targetsCalled?: TargetsCalled): CardLines =>
  PRINTERS[language].cardLines(card, targetsCalled);

/** What a monster asks for to be Summoned: the materials that it lists; a Ritual Monster its Level, which its kind tells. */
export const printWanted = (card: Card, language: Language): string => PRINTERS[language].wanted(card);

/** The text of one effect; empty for an activation that does nothing of its own. */
export const printEffect = (
  card: Card,
  effectIndex: number,
  language: Language,
  targetsCalled?: TargetsCalled,
): string => PRINTERS[language].effect(card, effectIndex, targetsCalled);

/** The texts of the ways in which an effect can be activated, in their order; of one that has one way, its whole text. */
export const printOptions = (card: Card, effectIndex: number, language: Language): readonly string[] =>
  PRINTERS[language].options(card, effectIndex);

/** The whole text of a card, a paragraph a part. A Normal Monster has none. */
export const printCard = (card: Card, language: Language): string => PRINTERS[language].card(card);

/** What kind of card it is: "[Spellcaster / Effect] Level 4 DARK 1600/1800", "Normal Spell". */
export const describeKind = (card: Card, language: Language): string => PRINTERS[language].kind(card);
