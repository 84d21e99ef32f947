/** What there is to say of a deck: is it legal, and how much of it can be played with? */
import { factsOf } from '@spellspeed/cards';
import { type DeckProblem, type ListedCard, SECTIONS, type Section } from '@spellspeed/formats';
import { type FoundDeck, problemsOf, type UndefinedCard, undefinedCards } from '../input/deck.ts';
import { OWN_STANDINGS, type OwnStanding, ownStandingOf } from '../own/standing.ts';
import { nearestPlayable } from './nearest.ts';

/** Copies of cards that can be played with, of all. */
export interface Share {
  readonly cards: number;
  readonly of: number;
}
export interface NotPlayable extends UndefinedCard {
  readonly copies: number;
  /** The card that can be played with and has most in common. */
  readonly nearest: { readonly passcode: number; readonly name: string } | null;
}
/** A passcode that is not printed on the card: a database's number for another picture. */
export interface OtherArtwork {
  readonly passcode: number;
  readonly card: { readonly passcode: number; readonly name: string };
  readonly lines: readonly number[];
}
export interface DeckReport {
  readonly deck: string;
  readonly legal: boolean;
  readonly sizes: { readonly [section in Section]: number };
  readonly problems: readonly DeckProblem[];
  /** Copies in the Main and the Extra Deck. */
  readonly playable: Share;
  /** The same copies by how their cards can be played with. */
  readonly standings: { readonly [standing in OwnStanding]: number };
  readonly notDefinedYet: readonly NotPlayable[];
  readonly otherArtwork: readonly OtherArtwork[];
}

/** `nearest`: is the nearest card that can be played with to be looked for? Of many decks that takes long. */
export const reportDeck = ({ name, lists }: FoundDeck, nearest: 'sought' | 'left' = 'sought'): DeckReport => {
  const problems = problemsOf(lists);
  const played = [...lists.main, ...lists.extra].map(passcodeOf).map(ownStandingOf);
  const count = (standing: OwnStanding): number => played.filter((each) => each === standing).length;
  return {
    deck: name,
    legal: problems.length === 0,
    // Every section and every standing is counted.
    sizes: Object.fromEntries(
      SECTIONS.map((section) => [section, lists[section].length]),
    ) as DeckReport['sizes'],
    problems,
    playable: { cards: played.length - count('none'), of: played.length },
    standings: Object.fromEntries(
      OWN_STANDINGS.map((each) => [each, count(each)]),
    ) as DeckReport['standings'],
    notDefinedYet: undefinedCards(lists).map((card) => ({
      ...card,
      copies: lists[card.section].filter((entry) => passcodeOf(entry) === card.passcode).length,
      nearest: nearest === 'sought' ? nearestTo(card.passcode) : null,
    })),
    otherArtwork: otherArtworkIn(SECTIONS.flatMap((section) => [...lists[section]])),
  };
};

/** What several decks have together. */
export interface DecksReport {
  readonly decks: readonly DeckReport[];
  /** Over all decks. */
  readonly playable: Share;
  readonly whollyPlayable: Share;
  /** Cards that cannot be played with yet, those of most decks first. */
  readonly missing: readonly { readonly passcode: number; readonly name: string; readonly decks: number }[];
  /** Files that are no decks, and why. */
  readonly unreadable: readonly { readonly file: string; readonly why: readonly string[] }[];
}

export const reportTogether = (
  decks: readonly DeckReport[],
  unreadable: DecksReport['unreadable'] = [],
): DecksReport => {
  const sum = (of: (deck: DeckReport) => number): number =>
    decks.reduce((total, deck) => total + of(deck), 0);
  return {
    decks,
    playable: { cards: sum(({ playable }) => playable.cards), of: sum(({ playable }) => playable.of) },
    whollyPlayable: { cards: decks.filter(isWhollyPlayable).length, of: decks.length },
    missing: missingIn(decks),
    unreadable,
  };
};
export const isWhollyPlayable = ({ playable }: DeckReport): boolean => playable.cards === playable.of;

const missingIn = (decks: readonly DeckReport[]): DecksReport['missing'] => {
  const found = new Map<number, { passcode: number; name: string; decks: Set<DeckReport> }>();
  for (const deck of decks)
    for (const { passcode, name, section } of deck.notDefinedYet) {
      if (section === 'side') continue;
      const card = factsOf(passcode)?.passcode ?? passcode;
      const entry = found.get(card) ?? { passcode: card, name, decks: new Set() };
      entry.decks.add(deck);
      found.set(card, entry);
    }
  return [...found.values()]
    .map((each) => ({ ...each, decks: each.decks.size }))
    .sort((a, b) => b.decks - a.decks || (a.name < b.name ? -1 : 1));
};

const passcodeOf = (entry: ListedCard | number): number =>
  typeof entry === 'number' ? entry : entry.passcode;

const nearestTo = (passcode: number): NotPlayable['nearest'] => {
  const facts = factsOf(passcode);
  const nearest = facts && nearestPlayable(facts);
  return nearest ? { passcode: nearest.passcode, name: nearest.names.en } : null;
};

const otherArtworkIn = (entries: readonly (ListedCard | number)[]): readonly OtherArtwork[] => {
  const found = new Map<number, OtherArtwork>();
  for (const entry of entries) {
    const passcode = passcodeOf(entry);
    const facts = factsOf(passcode);
    if (facts === undefined || facts.passcode === passcode) continue;
    const lines = typeof entry === 'number' ? [] : [entry.line];
    found.set(passcode, {
      passcode,
      card: { passcode: facts.passcode, name: facts.names.en },
      lines: [...(found.get(passcode)?.lines ?? []), ...lines],
    });
  }
  return [...found.values()];
};
