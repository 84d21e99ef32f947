import { cardNameIn, factsOf } from '@spellspeed/cards';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { CARD_LANGUAGES, languageOf } from '../i18n/languages.ts';

/** The name of a card in this language of the page, as printed texts call it. */
export const cardName = (passcode: number, language: string): string => {
  const names = factsOf(passcode)?.names;
  return names === undefined ? String(passcode) : cardNameIn(CARD_LANGUAGES[languageOf(language)], names.en);
};

export type CardName = (passcode: number) => string;
export const useCardName = (): CardName => {
  const { locale } = useIntl();
  return useCallback((passcode) => cardName(passcode, locale), [locale]);
};
