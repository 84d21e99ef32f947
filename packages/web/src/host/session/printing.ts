/** Printed texts of cards in the language of the page. */
import {
  describeKind,
  type Language as PrintedLanguage,
  printCardLines,
  printEffect,
  printOptions,
} from '@spellspeed/cardtext';
import type { Card, CardPool, Passcode } from '@spellspeed/engine';
import { isActivated, printedNumber } from '@spellspeed/engine/language';
import { CARD_LANGUAGES, type Language } from '../../i18n/languages.ts';
import type { CardText, EffectMark, Note } from '../types.ts';

/** Cards are printed in every language of the page. */
export const printed = (language: Language): PrintedLanguage => CARD_LANGUAGES[language];

/** How the effect is called: the card itself, or its effect with a number where it has several that are activated. */
export const markOf = (card: Card, index: number): EffectMark => {
  const effect = card.effects[index];
  const isCard = effect !== undefined && (effect.effect === 'card-activation' || !isActivated(effect));
  const several = card.effects.filter(isActivated).length > 1;
  return { isCard, number: several && !isCard ? printedNumber(card.effects, index) : null };
};

/** The note about an effect of a card, or about one of its ways. */
export const noteOf = (card: Card, language: Language, effect?: number, way?: number): Note => {
  const spoken = printed(language);
  const text = (): string => {
    if (effect === undefined) return '';
    const whole = printEffect(card, effect, spoken);
    return way === undefined ? whole : (printOptions(card, effect, spoken)[way] ?? whole);
  };
  return {
    passcode: card.passcode,
    mark: effect === undefined ? null : markOf(card, effect),
    text: text(),
  };
};

export const textOf = (card: Card, language: Language): CardText => ({
  ...printCardLines(card, printed(language)),
  kind: describeKind(card, printed(language)),
});

/** The text of the effect to which a path such as `PASSCODE/effects/0/modes/0` leads; empty for a path that leads to none. */
export const textAt = (pool: CardPool, path: string | null, language: Language): string => {
  const [, passcode, effect] = /^(\d+)\/effects\/(\d+)/.exec(path ?? '') ?? [];
  const card = passcode === undefined ? undefined : pool.get(Number(passcode) as Passcode)?.card;
  return card === undefined ? '' : printEffect(card, Number(effect), printed(language));
};
