/** Finding rulings: by words of their title, by their cards in any language, by the clauses that they show. */
import { factsOf } from '@spellspeed/cards';
import type { ListedRuling } from './types.ts';

export interface RulingList {
  readonly rulings: readonly ListedRuling[];
  readonly clauses: { readonly [rule: string]: string };
}
export interface Wanted {
  readonly words: string;
  /** The folder of its document; empty for all. */
  readonly chapter: string;
  /** The clause that it must show; empty for any. */
  readonly clause: string;
}

export const chapterOf = ({ file }: ListedRuling): string => file.split('/')[0] ?? file;
export const chaptersOf = ({ rulings }: RulingList): readonly string[] => [
  ...new Set(rulings.map(chapterOf)),
];

const folded = (text: string): string => text.normalize('NFKD').toLowerCase();
const namesOf = (passcode: number): string => {
  const names = factsOf(passcode)?.names;
  return names ? [names.en, names.ja, names.zh, names.it, ...names.aliases].join(' ') : '';
};

/** Everything in which a ruling is searched, once for each list. */
const SEARCHED = new WeakMap<RulingList, readonly string[]>();
const searchedIn = (list: RulingList): readonly string[] => {
  const known = SEARCHED.get(list);
  if (known) return known;
  const made = list.rulings.map(({ title, cites, cards }) =>
    folded(
      [title, ...cites, ...cites.map((rule) => list.clauses[rule] ?? ''), ...cards.map(namesOf)].join(' '),
    ),
  );
  SEARCHED.set(list, made);
  return made;
};

/** The rulings in which all the words are found. Those that have them in the title come first. */
export const findRulings = (
  list: RulingList,
  { words, chapter, clause }: Wanted,
): readonly ListedRuling[] => {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const texts = searchedIn(list);
  const found = list.rulings.filter(
    (ruling, index) =>
      (chapter === '' || chapterOf(ruling) === chapter) &&
      (clause === '' || ruling.cites.includes(clause)) &&
      wanted.every((word) => texts[index]?.includes(word)),
  );
  const inTitle = ({ title }: ListedRuling): number =>
    wanted.every((word) => folded(title).includes(word)) ? 0 : 1;
  return wanted.length === 0 ? found : found.toSorted((one, other) => inTitle(one) - inTitle(other));
};
