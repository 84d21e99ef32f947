/** Printed texts of cards in the language of the page. */
import { loadCarriedFacts } from '@spellspeed/cards';
import { loadPrinter, type Printer } from '@spellspeed/cardtext';
import type { Card, CardPool, Passcode } from '@spellspeed/engine';
import { isActivated, printedNumber } from '@spellspeed/engine/language';
import { loaded } from '../../app/load.ts';
import { CARD_LANGUAGES, type Language } from '../../i18n/languages.ts';
import type { CardText, EffectMark, Note } from '../types.ts';

/** Cards are printed in every language of the page; only the one that is read is loaded. */
export const printerFor = (language: Language): Promise<Printer> =>
  loaded(async () => {
    // Texts speak of other cards by the names that they have in this language; definitions hold the English ones.
    const [printer] = await Promise.all([
      loadPrinter(CARD_LANGUAGES[language]),
      language === 'en' ? undefined : loadCarriedFacts(),
    ]);
    return printer;
  });

/** How the effect is called: the card itself, or its effect with a number where it has several that are activated. */
export const markOf = (card: Card, index: number): EffectMark => {
  const effect = card.effects[index];
  const isCard = effect !== undefined && (effect.effect === 'card-activation' || !isActivated(effect));
  const several = card.effects.filter(isActivated).length > 1;
  return { isCard, number: several && !isCard ? printedNumber(card.effects, index) : null };
};

/** The note about an effect of a card, or about one of its ways; without its text while there is no printer yet. */
export const noteOf = (card: Card, printer: Printer | null, effect?: number, way?: number): Note => {
  const text = (): string => {
    if (effect === undefined || printer === null) return '';
    const whole = printer.effect(card, effect);
    return way === undefined ? whole : (printer.options(card, effect)[way] ?? whole);
  };
  return {
    passcode: card.passcode,
    mark: effect === undefined ? null : markOf(card, effect),
    text: text(),
  };
};

export const textOf = (card: Card, printer: Printer): CardText => ({
  ...printer.cardLines(card),
  kind: printer.kind(card),
});

/** The text of the effect to which a path such as `PASSCODE/effects/0/modes/0` leads; empty for a path that leads to none. */
export const textAt = (pool: CardPool, path: string | null, printer: Printer): string => {
  const [, passcode, effect] = /^(\d+)\/effects\/(\d+)/.exec(path ?? '') ?? [];
  const card = passcode === undefined ? undefined : pool.get(Number(passcode) as Passcode)?.card;
  return card === undefined ? '' : printer.effect(card, Number(effect));
};
