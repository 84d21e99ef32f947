import { type CardFacts, FACTS, foldName } from '@spellspeed/cards';
import { useMemo } from 'react';
import { useCardName } from '../../card/card-name.ts';

const MOST_SHOWN = 40;

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
    () => FACTS.toSorted((a, b) => cardName(a.passcode).localeCompare(cardName(b.passcode))),
    [cardName],
  );
  const wanted = foldName(words);
  const found = inOrder.filter(({ passcode, names }) => {
    const known = [names.en, names.ja ?? '', names.zh ?? '', names.it ?? '', ...names.aliases];
    return fits(passcode) && known.some((name) => foldName(name).includes(wanted));
  });
  const rank = (facts: CardFacts): number =>
    Number(!isMeant(facts)) * 2 + Number(!foldName(cardName(facts.passcode)).startsWith(wanted));
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN);
};
