import { allFacts, type CardFacts, foldName } from '@spellspeed/cards';
import { useIntl } from 'react-intl';
import { cardName } from '../../card/card-name.ts';

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

/** All cards by their names in the language of the page; made once for each language, not each time somebody chooses a card. */
const inOrder = (language: string): readonly CardFacts[] => {
  const before = ordered.get(language);
  if (before !== undefined) return before;
  const { compare } = new Intl.Collator();
  const made = allFacts()
    .map((facts) => ({ facts, name: cardName(facts.passcode, language) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ facts }) => facts);
  ordered.set(language, made);
  return made;
};
const ordered = new Map<string, readonly CardFacts[]>();

type Test = (facts: CardFacts) => boolean;
const all: Test = () => true;

/** The cards with these words in a name in any language: those that are meant first, then those that begin with the words. */
export const useFoundCards = (
  words: string,
  fits: (passcode: number) => boolean,
  isMeant: Test = all,
): readonly CardFacts[] => {
  const { locale } = useIntl();
  const wanted = foldName(words);
  const found = inOrder(locale).filter(
    ({ passcode }) => fits(passcode) && foldedNames(passcode).some((name) => name.includes(wanted)),
  );
  const rank = (facts: CardFacts): number =>
    Number(!isMeant(facts)) * 2 +
    Number(!foldedNames(facts.passcode).some((name) => name.startsWith(wanted)));
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN);
};
