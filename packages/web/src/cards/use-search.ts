import type { CardFacts } from '@spellspeed/cards';
import { useDeferredValue, useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { LIBRARY, textsIn } from './library.ts';
import { matchesQuery, type Query } from './query.ts';

/** The cards that are found, in the language of the page. Typing stays quick: the list follows when there is time. */
export const useSearch = (query: Query): readonly CardFacts[] => {
  const language = useSettings((settings) => settings.language);
  const wanted = useDeferredValue(query);
  return useMemo(() => {
    const textOf = textsIn(language);
    return LIBRARY.filter((facts) => matchesQuery(facts, wanted, textOf));
  }, [wanted, language]);
};
