import type { CardFacts } from '@spellspeed/cards';
import { useDeferredValue, useMemo } from 'react';
import { useSettings } from '../app/settings.ts';
import { cardName } from '../card/card-name.ts';
import type { Language } from '../i18n/languages.ts';
import { LIBRARY, textsIn } from './library.ts';
import { matchesQuery, type Query } from './query.ts';

/** All cards, as a reader of this language puts names in order. */
const inOrder = (language: Language): readonly CardFacts[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return LIBRARY.map((facts) => ({ facts, name: cardName(facts.passcode, language) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ facts }) => facts);
};

/** The cards that are found, by their names in the language of the page. Typing stays quick: the list follows when there is time. */
export const useSearch = (query: Query): readonly CardFacts[] => {
  const language = useSettings((settings) => settings.language);
  const wanted = useDeferredValue(query);
  const all = useMemo(() => inOrder(language), [language]);
  return useMemo(() => {
    const textOf = textsIn(language);
    return all.filter((facts) => matchesQuery(facts, wanted, textOf));
  }, [all, wanted, language]);
};
