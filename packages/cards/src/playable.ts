/** All cards that can be played with, and how each came to be one. */
import type { Card } from '@spellspeed/engine/language';
import type { CardFacts } from './facts/card-facts.ts';
import { allFacts, factsOf } from './facts/facts.ts';
import { isPlain } from './plain.ts';
import { CARDS, definedPasscodes } from './pool.ts';
import { readAs, readBehaviourOf, readPasscodes } from './read/read-definitions.ts';
import { withBehaviour } from './with-behaviour.ts';

/**
 * `hand`: somebody wrote its definition, and rulings check it · `plain`: a Normal Monster, whose facts say all that there is to say · `proved`: its text was
 * read, and what was read prints the text · `read`: its text was read, and what was read prints other words for the same · `none`: nothing says what its text means.
 */
export const STANDINGS = ['hand', 'plain', 'proved', 'read', 'none'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How the card with this passcode can be played with. */
export const standingOf = (passcode: number): Standing => {
  const facts = factsOf(passcode);
  if (facts === undefined) return 'none';
  if (isPlain(facts)) return 'plain';
  if (definedPasscodes.has(facts.passcode)) return 'hand';
  return readAs(facts.passcode) ?? 'none';
};

/** The definition of a card, however it came to be; definitions by hand win. Nothing for a card that cannot be played with. */
export const definitionOf = (passcode: number): Card | undefined => {
  const facts = factsOf(passcode);
  if (facts === undefined) return undefined;
  byHand ??= new Map(CARDS.map((card) => [card.passcode, card]));
  return byHand.get(facts.passcode) ?? beyondHand(facts);
};
let byHand: ReadonlyMap<number, Card> | undefined;

const known = new Map<number, Card>();
const beyondHand = (facts: CardFacts): Card | undefined => {
  const before = known.get(facts.passcode);
  if (before) return before;
  const behaviour = isPlain(facts) ? { effects: [] } : readBehaviourOf(facts.passcode);
  if (behaviour === undefined) return undefined;
  const card = withBehaviour(facts, behaviour);
  known.set(facts.passcode, card);
  return card;
};

/** Every card that can be played with, by rising passcode: `CARDS`, all other Normal Monsters, and the cards whose text was read. */
export const playableCards = (): readonly Card[] => {
  playable ??= playablePasscodes().flatMap((passcode) => definitionOf(passcode) ?? []);
  return playable;
};
let playable: readonly Card[] | undefined;

/** The passcodes of `playableCards`, without making them. */
export const playablePasscodes = (): readonly number[] => {
  passcodes ??= findPasscodes();
  return passcodes;
};
let passcodes: readonly number[] | undefined;
const findPasscodes = (): readonly number[] => {
  const plain = allFacts().filter(isPlain);
  const all = [...definedPasscodes, ...plain.map(({ passcode }) => passcode), ...readPasscodes()];
  return [...new Set(all)].sort((a, b) => a - b);
};
