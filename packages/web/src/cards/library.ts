/** All cards that the page knows, with their printed texts. It is loaded with the pages that need it, not with the first screen. */
import { allFacts, CARDS, type CardFacts } from '@spellspeed/cards';
import { type EffectFacts, effectFacts } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine';
import { printed, textOf as textOfCard } from '../host/session/printing.ts';
import type { CardText } from '../host/types.ts';
import type { Language } from '../i18n/languages.ts';

const DEFINITIONS: ReadonlyMap<number, Card> = new Map(CARDS.map((card) => [card.passcode, card]));

/** The cards that there are facts about; Tokens are in no Deck and are left out. */
export const LIBRARY: readonly CardFacts[] = allFacts().filter(
  (facts) => facts.kind !== 'monster' || facts.frame !== 'token',
);

/** Can a duel be played with it? Others are known by their facts only. */
export const isDefined = (passcode: number): boolean => DEFINITIONS.has(passcode);

/** The printed text in parts; null for a card that is not defined. */
export const cardTextIn = (passcode: number, language: Language): CardText | null => {
  const card = DEFINITIONS.get(passcode);
  return card === undefined ? null : textOfCard(card, language);
};

/** The effects as the engine understands them. */
export const understood = (passcode: number, language: Language): readonly EffectFacts[] => {
  const card = DEFINITIONS.get(passcode);
  return card === undefined ? [] : effectFacts(card, printed(language));
};

/** The printed text of a card in one piece, to search in. */
export type TextOf = (passcode: number) => string;
const texts = new Map<string, string>();
/** Each text is printed once. */
export const textsIn =
  (language: Language): TextOf =>
  (passcode) => {
    const key = `${language} ${passcode}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = cardTextIn(passcode, language);
    const parts = text
      ? [
          ...text.notes,
          ...text.summoning,
          ...[...text.pendulumEffects, ...text.effects].map((each) => each.text),
        ]
      : [];
    const whole = parts.join('\n');
    texts.set(key, whole);
    return whole;
  };
