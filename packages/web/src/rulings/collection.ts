/** The collection of rulings: the list, what its clauses say, and the titles in the language of the page. Loaded when a page needs it. */
import type { RulebookLanguage } from '@spellspeed/rulebook';
import { useEffect, useMemo, useState } from 'react';
import { loaded as loadedFrom } from '../app/load.ts';
import { useSettings } from '../app/settings.ts';
import { rulebookLanguage } from '../i18n/rulebook-language.ts';
import { useFailure } from '../watching/use-failure.ts';
import type { RulingList } from './search.ts';
import { shownTitle, type TitleOf } from './shown-title.ts';
import type { ClauseStatements, ListedRuling, RulingTitles } from './types.ts';

const loadRulings = async (): Promise<readonly ListedRuling[]> => (await import('virtual:rulings')).default;
const CLAUSES: { readonly [language in RulebookLanguage]: () => Promise<ClauseStatements> } = {
  en: async () => (await import('virtual:rulings/clauses/en')).default,
  zh: async () => (await import('virtual:rulings/clauses/zh')).default,
  it: async () => (await import('virtual:rulings/clauses/it')).default,
};
const NO_TITLES: RulingTitles = {};
const TITLES: { readonly [language in RulebookLanguage]: () => Promise<RulingTitles> } = {
  // They are in the documents themselves.
  en: async () => NO_TITLES,
  zh: async () => (await import('virtual:rulings/titles/zh')).default,
  it: async () => NO_TITLES,
};

/** What this gives when it has been loaded; null until then, and while something else is loaded. */
const useLoaded = <T>(load: () => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<{ readonly by: typeof load; readonly is: T } | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let isWanted = true;
    void loadedFrom(load).then((is) => {
      if (isWanted) setLoaded({ by: load, is });
    }, fail);
    return () => {
      isWanted = false;
    };
  }, [load, fail]);
  return loaded?.by === load ? loaded.is : null;
};

/** Null while the titles are loaded. */
export const useTitles = (): TitleOf | null => {
  const language = useSettings((settings) => settings.language);
  const titles = useLoaded(TITLES[rulebookLanguage(language)]);
  return useMemo(
    () => (titles === null ? null : (ruling) => shownTitle(titles, language, ruling)),
    [titles, language],
  );
};
/** The rulings alone, as they are listed; null while they are loaded. */
export const useRulings = (): readonly ListedRuling[] | null => useLoaded(loadRulings);

/** All that is searched: in the language of the page and in English. Null while it is loaded. */
export const useRulingList = (): RulingList | null => {
  const language = rulebookLanguage(useSettings((settings) => settings.language));
  const rulings = useLoaded(loadRulings);
  const titles = useLoaded(TITLES[language]);
  const clauses = useLoaded(CLAUSES[language]);
  const english = useLoaded(CLAUSES.en);
  return useMemo(
    () =>
      rulings && titles && clauses && english
        ? { rulings, titles, clauses, searchedClauses: [clauses, english] }
        : null,
    [rulings, titles, clauses, english],
  );
};
