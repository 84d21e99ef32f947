/** The collection of rulings: the list, what its clauses say, and the titles in the language of the page. Loaded when a page needs it. */
import CLAUSES from 'virtual:rulings/clauses';
import TITLES from 'virtual:rulings/titles';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { CARD_LANGUAGES, type Language } from '../i18n/languages.ts';
import { rulebookLanguage } from '../i18n/rulebook-language.ts';
import type { RulingList } from './search.ts';
import { shownTitle, type TitleOf } from './shown-title.ts';
import type { ListedRuling, RulingTitles } from './types.ts';

const loadRulings = async (): Promise<readonly ListedRuling[]> => (await import('virtual:rulings')).default;
const NO_TITLES: RulingTitles = {};
/** Of English there are none: they are in the documents themselves. */
const noTitles = async (): Promise<RulingTitles> => NO_TITLES;
const titlesFor = (language: Language): (() => Promise<RulingTitles>) =>
  TITLES[CARD_LANGUAGES[language]] ?? noTitles;

/** Null while the titles are loaded. */
export const useTitles = (): TitleOf | null => {
  const language = useSettings((settings) => settings.language);
  const titles = useLoaded(titlesFor(language));
  return useMemo(
    () => (titles === null ? null : (ruling) => shownTitle(titles, language, ruling)),
    [titles, language],
  );
};
/** The rulings alone, as they are listed; null while they are loaded. */
export const useRulings = (): readonly ListedRuling[] | null => useLoaded(loadRulings);

/** All that is searched: in the language of the page and in English. Null while it is loaded. */
export const useRulingList = (): RulingList | null => {
  const language = useSettings((settings) => settings.language);
  const rulings = useLoaded(loadRulings);
  const titles = useLoaded(titlesFor(language));
  const clauses = useLoaded(CLAUSES[rulebookLanguage(language)]);
  const english = useLoaded(CLAUSES.en);
  return useMemo(
    () =>
      rulings && titles && clauses && english
        ? { rulings, titles, clauses, searchedClauses: [clauses, english] }
        : null,
    [rulings, titles, clauses, english],
  );
};
