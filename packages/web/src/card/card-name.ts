import { factsOf } from '@spellspeed/cards';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

type Names = NonNullable<ReturnType<typeof factsOf>>['names'];
/** The printed name in each language of the page, where the facts have one. */
const NAMES: { readonly [language: string]: (names: Names) => string | undefined } = {
  'zh-Hans': ({ zh }) => zh,
  it: ({ it }) => it,
  ja: ({ ja }) => ja,
};

/** The name of a card in this language of the page; in English where it has none. */
export const cardName = (passcode: number, language: string): string => {
  const names = factsOf(passcode)?.names;
  if (names === undefined) return String(passcode);
  return NAMES[language]?.(names) ?? names.en;
};

export type CardName = (passcode: number) => string;
export const useCardName = (): CardName => {
  const { locale } = useIntl();
  return useCallback((passcode) => cardName(passcode, locale), [locale]);
};
