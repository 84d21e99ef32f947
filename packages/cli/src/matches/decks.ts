/** Decks for Matches: with a Side Deck all of whose cards can be played. */
import { copiesAllowed, deckCard, factsOf, LIMIT_LISTS, type LimitList } from '@spellspeed/cards';
import { checkDeck, type DeckCard, passcodesOf, SECTIONS } from '@spellspeed/formats';
import type { MatchDeck } from '@spellspeed/match';
import { InvalidArgumentError } from 'commander';
import { findDeck, undefinedCards, undefinedSentence } from '../input/deck.ts';
import { Trouble } from '../trouble.ts';

export interface NamedDeck {
  readonly name: string;
  readonly deck: MatchDeck;
}
/** What deck building and a limit list say of a card. */
export const cardsUnder =
  (list: LimitList) =>
  (passcode: number): DeckCard | undefined => {
    const card = deckCard(passcode);
    return card && { ...card, copies: copiesAllowed(firstPasscode(passcode), list) };
  };
const firstPasscode = (passcode: number): number => factsOf(passcode)?.passcode ?? passcode;

/** Everything that keeps a deck from being played in a Match, a sentence each. */
export const problemsInMatch = (named: string, list: LimitList): readonly string[] => {
  const { lists } = findDeck(named);
  return [
    ...checkDeck(lists, cardsUnder(list)).map(({ sentence }) => sentence),
    ...undefinedCards(lists).map(undefinedSentence),
  ];
};
export const matchDeck = (named: string, list: LimitList = 'none'): NamedDeck => {
  const { name, lists } = findDeck(named);
  const problems = problemsInMatch(named, list);
  if (problems.length > 0)
    throw new Trouble(`The deck ${named} cannot be played with:`, ...problems.map((line) => `  ${line}`));
  const codes = passcodesOf(lists);
  const [main = [], extra = [], side = []] = SECTIONS.map((section) => codes[section].map(firstPasscode));
  return { name, deck: { main, extra, side } };
};
export const parseLimits = (typed: string): LimitList => {
  const found = LIMIT_LISTS.find((list) => list === typed);
  if (found === undefined)
    throw new InvalidArgumentError(`Found "${typed}", expected ${LIMIT_LISTS.join(', ')}.`);
  return found;
};
export const parseBestOf = (typed: string): 1 | 3 => {
  if (typed !== '1' && typed !== '3') throw new InvalidArgumentError(`Found "${typed}", expected 1 or 3.`);
  return typed === '1' ? 1 : 3;
};
