/** What there is to say of many decks: how many can be played with, and which cards would complete most of the others. */
import type { DeckReport, DecksReport, Share } from './report.ts';
import { isWhollyPlayable } from './report.ts';

/** A card to be defined next: `completes` counts the decks that are whole with it and with those before it in the list. */
export interface NextCard {
  readonly passcode: number;
  readonly name: string;
  /** Decks that lack it. */
  readonly decks: number;
  readonly completes: number;
}
export interface DecksSummary {
  readonly decks: number;
  readonly whole: number;
  /** Decks that lack one, and two, different cards. */
  readonly lackOne: number;
  readonly lackTwo: number;
  /** Copies in Main and Extra Decks. */
  readonly copies: Share;
  /** How many different cards the deck in the middle lacks. */
  readonly medianMissing: number;
  readonly next: readonly NextCard[];
}
const MOST_NEXT = 50;

/** The different cards of the Main and the Extra Deck that it lacks. */
const missingIn = (deck: DeckReport): readonly number[] => [
  ...new Set(deck.notDefinedYet.filter(({ section }) => section !== 'side').map(({ passcode }) => passcode)),
];

export const summaryOf = ({ decks, playable, missing }: DecksReport): DecksSummary => {
  const lacking = decks.map(missingIn);
  const counts = lacking.map(({ length }) => length).sort((a, b) => a - b);
  const names = new Map(missing.map(({ passcode, name }) => [passcode, name]));
  return {
    decks: decks.length,
    whole: decks.filter(isWhollyPlayable).length,
    lackOne: counts.filter((count) => count === 1).length,
    lackTwo: counts.filter((count) => count === 2).length,
    copies: playable,
    medianMissing: counts[Math.floor(counts.length / 2)] ?? 0,
    next: nextCards(lacking, names),
  };
};

/** Each time the card that helps most: a deck that lacks few cards gains more by one of them than a deck that lacks many. */
const nextCards = (
  lacking: readonly (readonly number[])[],
  names: ReadonlyMap<number, string>,
): readonly NextCard[] => {
  const left = lacking.map((passcodes) => new Set(passcodes));
  const next: NextCard[] = [];
  while (next.length < MOST_NEXT) {
    const gains = new Map<number, number>();
    for (const deck of left)
      for (const passcode of deck) gains.set(passcode, (gains.get(passcode) ?? 0) + 1 / deck.size ** 2);
    const [best] = [...gains].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
    if (best === 0) break;
    const without = left.filter((deck) => deck.delete(best));
    next.push({
      passcode: best,
      name: names.get(best) ?? String(best),
      decks: without.length,
      completes: without.filter(({ size }) => size === 0).length,
    });
  }
  return next;
};
