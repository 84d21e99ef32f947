import type { Printer } from '@spellspeed/cardtext';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { printerFor } from '../host/session/printing.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';

/** One function for each language, so that the same language is not loaded anew each time. */
const LOADERS = new Map<Language, () => Promise<Printer>>(
  LANGUAGES.map((language) => [language, () => printerFor(language)]),
);
const noPrinter = (): Promise<never> => Promise.reject(new Error('There is no printer of this language.'));

/** The printer of the language of the page; null while it is loaded. */
export const usePrinter = (): Printer | null =>
  useLoaded(LOADERS.get(useSettings(({ language }) => language)) ?? noPrinter);
