/** Names of archetypes as another language prints them. */
import { JAPANESE_SERIES } from './japanese-names.ts';
import { inLanguage, type NameLanguage, type PrintedNames } from './names.ts';
import { SERIES_NAMES } from './other-names.ts';

const namesOfSeries = (english: string): PrintedNames | undefined =>
  SERIES_NAMES[english] ??
  (JAPANESE_SERIES[english] === undefined ? undefined : { ja: JAPANESE_SERIES[english] });

/** An archetype's name, given in English, as this language prints it. */
export const seriesNameIn = (language: NameLanguage, english: string): string =>
  inLanguage(language, english, namesOfSeries(english));

/** Is it known how this language prints the name of the archetype, given in English? */
export const hasSeriesNameIn = (language: NameLanguage, english: string): boolean =>
  language === 'en' || namesOfSeries(english)?.[language] !== undefined;
