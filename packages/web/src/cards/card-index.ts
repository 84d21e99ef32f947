/** All cards, to be found by words in any order, also with a typing mistake; in any language by their names, in one by their texts. */
import { type CardFacts, foldName } from '@spellspeed/cards';
import { distance } from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import type { TextOf } from './library.ts';
import { mayBeMistyped, wordsOf } from './words.ts';

interface Entry {
  readonly id: number;
  readonly names: string;
  readonly text: string;
}
const namesOf = ({ names: { en, ja, zh, it } }: CardFacts): readonly string[] =>
  [en, ja, zh, it].flatMap((name) => (name === undefined ? [] : [name]));
const entryOf = ({ passcode, names }: CardFacts, textOf: TextOf): Entry => ({
  id: passcode,
  names: [names.en, names.ja, names.zh, names.it, ...names.aliases, passcode].filter(Boolean).join(' · '),
  text: textOf(passcode),
});
/** A word in a name counts more than one in a text. */
const NAME_COUNTS = 6;
/** Letters that may be wrong, missing or in the wrong order, as a share of a word: two of four. */
const MISTAKES = 0.4;
/** In a whole name one letter of so many may be wrong. */
const LETTERS_A_MISTAKE = 5;
/** With so many cards nobody has mistyped. */
const ENOUGH = 8;

export interface CardIndex {
  /** Passcodes, the best first. */
  readonly find: (words: string) => readonly number[];
}
export const indexOf = (cards: readonly CardFacts[], textOf: TextOf): CardIndex => {
  const index = new MiniSearch<Entry>({
    fields: ['names', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(cards.map((facts) => entryOf(facts, textOf)));
  const named = new Map(
    cards.flatMap((facts) => namesOf(facts).map((name) => [foldName(name), facts.passcode])),
  );
  const search = (words: string, fuzzy: boolean, fields: (keyof Entry)[] = ['names', 'text']) =>
    index.search(words, {
      combineWith: 'AND',
      fields,
      prefix: true,
      fuzzy: (word) => (fuzzy && mayBeMistyped(word) ? MISTAKES : false),
      boost: { names: NAME_COUNTS },
    });
  /** Cards whose whole name is nearly what was typed, the nearest first. */
  const nearlyNamed = (words: string): readonly number[] => {
    const typed = foldName(words);
    const most = Math.floor(typed.length / LETTERS_A_MISTAKE);
    return [...named]
      .flatMap(([name, passcode]) => {
        if (Math.abs(name.length - typed.length) > most) return [];
        const far = distance(typed, name);
        return far <= most ? [{ passcode, far }] : [];
      })
      .sort((one, other) => one.far - other.far)
      .map(({ passcode }) => passcode);
  };
  return {
    find: (words) => {
      // A whole name is that card before all others.
      const whole = named.get(foldName(words));
      const fitting = search(words, false).map(({ id }) => Number(id));
      const exactly = whole === undefined ? fitting : [whole, ...fitting.filter((each) => each !== whole)];
      // What is there as it was typed is hardly a mistake.
      if (exactly.length >= ENOUGH) return exactly;
      // More often a name is mistyped than what a text says.
      const near = [...search(words, true, ['names']), ...search(words, true)].map(({ id }) => Number(id));
      return [...new Set([...exactly, ...nearlyNamed(words), ...near])];
    },
  };
};
