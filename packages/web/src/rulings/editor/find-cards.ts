import { allFacts, type CardFacts, foldName } from '@spellspeed/cards';
import { useMemo } from 'react';
import { useCardName } from '../../card/card-name.ts';

const MOST_SHOWN = 40;

/** All names of each card as they are compared; made once. */
let folded: ReadonlyMap<number, readonly string[]> | null = null;
const foldedNames = (passcode: number): readonly string[] => {
  folded ??= new Map(
    allFacts().map(({ passcode: each, names: { en, ja = '', zh = '', it = '', aliases } }) => [
      each,
      [en, ja, zh, it, ...aliases].map(foldName),
    ]),
  );
  return folded.get(passcode) ?? [];
};

type Test = (facts: CardFacts) => boolean;
const all: Test = () => true;

/** The cards with these words in a name in any language: those that are meant first, then those that begin with the words. */
export const useFoundCards = (
  words: string,
  fits: (passcode: number) => boolean,
  isMeant: Test = all,
): readonly CardFacts[] => {
  const cardName = useCardName();
  const inOrder = useMemo(
    () => allFacts().toSorted((a, b) => cardName(a.passcode).localeCompare(cardName(b.passcode))),
    [cardName],
  );
  const wanted = foldName(words);
  const found = inOrder.filter(
    ({ passcode }) => fits(passcode) && foldedNames(passcode).some((name) => name.includes(wanted)),
  );
  const rank = (facts: CardFacts): number =>
    Number(!isMeant(facts)) * 2 +
    Number(!foldedNames(facts.passcode).some((name) => name.startsWith(wanted)));
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN);
};
