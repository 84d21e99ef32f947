/** Decks as they are named on the command line: a ready-made name, a random one, a .ydk file, or a ydke:// link. */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { deckCard, factsOf, namedDeckCard, READY_MADE_DECKS, readyMadeDeck } from '@spellspeed/cards';
import {
  checkDeck,
  type DeckLists,
  type DeckProblem,
  isYdke,
  type ListedCard,
  messageOf,
  parseDeck,
  parseDeckLines,
  parseYdke,
  SECTIONS,
  type Section,
} from '@spellspeed/formats';
import { readText } from '../files.ts';
import { definitionOf, playWithoutEffects } from '../pool.ts';
import { drawDeck, randomDeckName, seedOfRandomDeck } from '../random-deck/draw.ts';
import { Trouble } from '../trouble.ts';
import { didYouMean, nearestWords } from './near.ts';
import { MOST_TOLD, toldUpTo } from './told.ts';

export type DeckEntries = DeckLists<ListedCard | number>;
/** A deck as it is written down; nothing is checked yet. */
export interface FoundDeck {
  readonly name: string;
  readonly lists: DeckEntries;
}
/** A deck that a duel can begin with: each card by its first passcode. */
export interface PlayableDeck {
  readonly name: string;
  readonly main: readonly number[];
  readonly extra: readonly number[];
}
/** A card that is known by its facts only. */
export interface UndefinedCard {
  readonly passcode: number;
  readonly name: string;
  readonly section: Section;
  readonly lines: readonly number[];
}

/** `--deck random`: decks drawn anew for every duel. One of them is `random:7`. */
export const RANDOM = 'random';
/** The deck that is drawn from this seed. */
export const randomDeck = (seed: number): PlayableDeck => ({
  name: randomDeckName(seed),
  ...drawDeck(seed),
});

/** The deck that somebody named, or Trouble that says what can be named. */
export const findDeck = (named: string): FoundDeck => {
  const readyMade = readyMadeDeck(named);
  if (readyMade) return { name: named, lists: readyMade };
  const seed = seedOfRandomDeck(named);
  if (seed !== undefined) return { name: named, lists: { ...drawDeck(seed), side: [] } };
  if (isYdke(named)) return { name: 'ydke deck', lists: readLink(named) };
  if (existsSync(named) || /[/\\]|\.ydke?$/i.test(named))
    return { name: deckName(named), lists: readFile(named) };
  const names = Object.keys(READY_MADE_DECKS);
  if (named === RANDOM) throw new Trouble('Say which random deck, with a whole number: --deck random:7.');
  throw new Trouble(
    `There is no ready-made deck and no file "${named}".`,
    ...didYouMean(nearestWords(named, names, 3)),
    `The ready-made decks are ${names.join(', ')}.`,
  );
};

/** Is it a file with a deck on each line? */
export const isFileOfDecks = (named: string): boolean => /\.jsonl$/i.test(named);
/** All decks that somebody named by one word: those of such a file, else one. */
export const decksOf = (named: string): readonly FoundDeck[] => {
  if (!isFileOfDecks(named)) return [findDeck(named)];
  const parsed = parseDeckLines(readText(named), named);
  if (!parsed.ok) throw new Trouble(...parsed.errors.map(messageOf));
  return parsed.value;
};

const deckName = (file: string): string => basename(file).replace(/\.ydke?$/i, '');

const readFile = (file: string): DeckEntries => {
  const text = readText(file);
  const parsed = parseDeck(text, file, namedDeckCard);
  // Of a link it does not know by itself in which file it stands.
  if (!parsed.ok) throw new Trouble(...parsed.errors.map((error) => messageOf({ ...error, file })));
  return parsed.value;
};
const readLink = (link: string): DeckEntries => {
  const parsed = parseYdke(link);
  if (!parsed.ok) throw new Trouble(...parsed.errors.map(messageOf));
  return parsed.value;
};

export const problemsOf = (lists: DeckEntries): DeckProblem[] => checkDeck(lists, deckCard);

/** The cards that are known but cannot be played with yet. */
export const undefinedCards = (lists: DeckEntries): UndefinedCard[] =>
  SECTIONS.flatMap((section) => {
    const found = new Map<number, UndefinedCard>();
    for (const entry of lists[section]) {
      const passcode = typeof entry === 'number' ? entry : entry.passcode;
      const facts = factsOf(passcode);
      if (facts === undefined || definitionOf(passcode)) continue;
      const lines = typeof entry === 'number' ? [] : [entry.line];
      const before = found.get(passcode);
      found.set(passcode, {
        passcode,
        name: facts.names.en,
        section,
        lines: [...(before?.lines ?? []), ...lines],
      });
    }
    return [...found.values()];
  });

export const undefinedSentence = ({ passcode, name, section, lines }: UndefinedCard): string => {
  const where =
    lines.length === 0
      ? `In the ${section} deck`
      : `Line${lines.length > 1 ? 's' : ''} ${toldUpTo(MOST_TOLD, lines.map(String)).join(', ')}`;
  return `${where}: "${name}" (${passcode}) is not defined yet.`;
};

/** What becomes of cards whose texts are not known: the deck is refused, or they are played as cards without effects. */
export type MissingCards = 'refused' | 'without-effects';
/** How somebody asks for it. */
export const WITHOUT_EFFECTS = '--missing-without-effects';

/** The deck for a duel. No duel begins with a part of a deck, or with an illegal one. */
export const playableDeck = (named: string, missingCards: MissingCards = 'refused'): PlayableDeck => {
  const { name, lists } = findDeck(named);
  const undefinedHere = undefinedCards(lists).filter(({ section }) => section !== 'side');
  const missing = missingCards === 'refused' ? undefinedHere : [];
  const problems = toldUpTo(MOST_TOLD, [
    ...problemsOf(lists).map(({ sentence }) => sentence),
    ...missing.map(undefinedSentence),
  ]);
  if (problems.length > 0)
    throw new Trouble(
      `The deck ${named} cannot be played with:`,
      ...problems.map((line) => `  ${line}`),
      ...(missing.length > 0
        ? [`With ${WITHOUT_EFFECTS} such cards are played as cards without effects.`]
        : []),
    );
  playWithoutEffects(undefinedHere.map(({ passcode }) => passcode));
  return { name, main: lists.main.map(firstPasscode), extra: lists.extra.map(firstPasscode) };
};

/** Another artwork is the same card. */
const firstPasscode = (entry: ListedCard | number): number => {
  const passcode = typeof entry === 'number' ? entry : entry.passcode;
  return factsOf(passcode)?.passcode ?? passcode;
};
