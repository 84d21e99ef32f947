/** What is known here of somebody's own texts, to be looked up at once: on the pages about cards, and where cards are searched. */
import type { Card } from '@spellspeed/engine';
import type { CardText } from '@spellspeed/reader';
import { definitionsOf } from './definitions.ts';
import { keptTexts } from './kept.ts';

interface Known {
  readonly cards: ReadonlyMap<number, Card>;
  readonly texts: ReadonlyMap<number, CardText>;
}
let known: Known = { cards: new Map(), texts: new Map() };

/** Looks anew at what this browser keeps. The facts of all cards come before. */
export const knowOwn = async (): Promise<void> => {
  const kept = await keptTexts().catch(() => null);
  known = {
    cards: new Map(definitionsOf(kept?.cards ?? []).map((card) => [card.passcode, card])),
    texts: new Map(kept?.texts.map((text) => [text.passcode, text])),
  };
};

/** The card as its text was read; nothing where no text was given or understood. */
export const ownDefinition = (passcode: number): Card | undefined => known.cards.get(passcode);
/** The text that was given. */
export const ownText = (passcode: number): CardText | undefined => known.texts.get(passcode);
