import type { Language } from '../i18n/languages.ts';
import { langOfEnglish } from '../i18n/rulebook-language.ts';
import type { ListedRuling, RulingTitles } from './types.ts';

/** The title of a ruling in the language of the page, or in English with `lang` to say so. */
export interface ShownTitle {
  readonly text: string;
  readonly lang: 'en' | undefined;
}
export type TitleOf = (ruling: Pick<ListedRuling, 'file' | 'line' | 'title'>) => ShownTitle;

export const shownTitle = (
  titles: RulingTitles,
  language: Language,
  { file, line, title }: Parameters<TitleOf>[0],
): ShownTitle => {
  const translated = titles[file]?.[line];
  if (translated !== undefined) return { text: translated, lang: undefined };
  return { text: title, lang: langOfEnglish(language) };
};
