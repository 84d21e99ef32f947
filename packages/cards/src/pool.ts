/** The cards that are defined by hand. */
import type { Card, CardSource } from '@spellspeed/engine/language';
import { makeCard, written } from './definitions/all.ts';
import { sourceOfWritten } from './definitions/source.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { carriedFacts, factsNamed } from './facts/facts.ts';
import { isPlain } from './plain.ts';
import { printedCard } from './printed.ts';

/** The passcodes of all cards that are defined by hand, and of the Normal Monsters that every program carries, in rising order. */
export const definedPasscodes = (): readonly number[] => {
  const all = written();
  if (defined?.of !== all) defined = { of: all, passcodes: findDefined() };
  return defined.passcodes;
};
let defined: { readonly of: object; readonly passcodes: readonly number[] } | undefined;
const findDefined = (): readonly number[] => {
  const byHand = written().passcodes.filter((passcode) => written().writtenBy(passcode) === 'hand');
  const carried = carriedFacts().filter(isPlain);
  return [...byHand, ...carried.map(({ passcode }) => passcode)].sort((a, b) => a - b);
};

/**
 * All cards that are defined by hand, and the Normal Monsters that every program carries, by rising passcode. A definition is read when a duel first uses it. On a page of Spellspeed's own
 * they are to be loaded first: `loadDefinitions`.
 */
export const CARDS: CardSource = /* @__PURE__ */ sourceOfWritten(definedPasscodes, written, makeCard);

/** Is the card with this (first) passcode defined by hand, or a Normal Monster that every program carries? */
export const isDefinedByHand = (passcode: number): boolean => CARDS.get(passcode) !== undefined;

/** What is printed on a card, without what its text means. (effects.activation.card-known-to-the-rules) */
export const asPrinted = (facts: CardFacts): Card => ({ ...printedCard(facts), unknownText: true });

/** The defined card with this name or alias in any language. */
export const cardNamed = (name: string): Card | undefined => {
  const facts = factsNamed(name);
  return facts && CARDS.get(facts.passcode);
};
