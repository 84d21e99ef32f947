/** Names that texts speak of and that a language lacks: its texts print another language's there. */
import type { Card } from '@spellspeed/engine/language';
import { hasCardNameIn, type NameLanguage } from './names.ts';
import { CARDS } from './pool.ts';
import { hasSeriesNameIn } from './series-names.ts';
import { spokenOf } from './spoken-of.ts';

/** By their English names, in alphabetical order. */
export interface MissingNames {
  /** Cards and Tokens. */
  readonly cards: readonly string[];
  readonly archetypes: readonly string[];
}

/** What this language lacks to print the texts of these cards and their own names. */
export const missingNames = (language: NameLanguage, cards: readonly Card[] = [...CARDS]): MissingNames => {
  const said = cards.map(spokenOf);
  return {
    cards: lacking([...cards.map(({ name }) => name), ...said.flatMap((each) => each.cards)], (name) =>
      hasCardNameIn(language, name),
    ),
    archetypes: lacking(
      said.flatMap(({ series }) => series),
      (name) => hasSeriesNameIn(language, name),
    ),
  };
};
const lacking = (names: readonly string[], isKnown: (name: string) => boolean): readonly string[] =>
  [...new Set(names)].filter((name) => !isKnown(name)).sort();
