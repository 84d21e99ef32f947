/** All cards that the page knows, with their printed texts. It is loaded with the pages that need it, not with the first screen. */
import { allFacts, type CardFacts, definitionOf as shippedDefinitionOf, standingOf } from '@spellspeed/cards';
import { type EffectFacts, effectFacts, type Printer } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine';
import { textOf as textOfCard } from '../host/session/printing.ts';
import type { CardText } from '../host/types.ts';
import { ownDefinition } from '../own/known.ts';

/** The cards that there are facts about; Tokens are in no Deck and are left out. */
export const LIBRARY: readonly CardFacts[] = allFacts().filter(
  (facts) => facts.kind !== 'monster' || facts.frame !== 'token',
);

/** What ships wins over what was read from a text that somebody gave. */
const definitionOf = (passcode: number): Card | undefined =>
  shippedDefinitionOf(passcode) ?? ownDefinition(passcode);

/** Can a duel be played with it? Others are known by their facts only. */
export const isDefined = (passcode: number): boolean => standingOf(passcode) !== 'none' || isOwn(passcode);
/** Was it read from a text that somebody gave? */
export const isOwn = (passcode: number): boolean =>
  standingOf(passcode) === 'none' && ownDefinition(passcode) !== undefined;
/** How a duel plays it as its text was read, without a definition by hand: `read` says it in other words than the text. Null for others. */
export const readingOf = (passcode: number): 'proved' | 'read' | null => {
  const standing = standingOf(passcode);
  return standing === 'proved' || standing === 'read' ? standing : null;
};

/** The printed text in parts; null for a card that is not defined. */
export const cardTextIn = (passcode: number, printer: Printer): CardText | null => {
  const card = definitionOf(passcode);
  return card === undefined ? null : textOfCard(card, printer);
};

/** The effects as the engine understands them. */
export const understood = (passcode: number, printer: Printer): readonly EffectFacts[] => {
  const card = definitionOf(passcode);
  return card === undefined ? [] : effectFacts(card, printer);
};

/** The printed text of a card in one piece, to search in. */
export type TextOf = (passcode: number) => string;
/** The texts as a printer prints them. */
export const textsBy =
  (printer: Printer): TextOf =>
  (passcode) => {
    const text = cardTextIn(passcode, printer);
    if (text === null) return '';
    const effects = [...text.pendulumEffects, ...text.effects].map((each) => each.text);
    return [...text.notes, ...text.summoning, ...effects].join('\n');
  };
