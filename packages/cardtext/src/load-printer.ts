/** One language alone: what is built for a page puts each in a file of its own. */
import type { Language } from './languages.ts';
import { type Printer, printerWith } from './printer.ts';

const LOADERS: { readonly [language in Language]: () => Promise<Printer> } = {
  en: async () => printerWith((await import('./english/english.ts')).ENGLISH),
  zh: async () => printerWith((await import('./chinese/chinese.ts')).CHINESE),
  it: async () => printerWith((await import('./italian/italian.ts')).ITALIAN),
  ja: async () => printerWith((await import('./japanese/japanese.ts')).JAPANESE),
};

/** The printer of this language, without the others. */
export const loadPrinter = (language: Language): Promise<Printer> => LOADERS[language]();
