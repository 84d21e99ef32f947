/** Names that a language has no print of: they are shown in Japanese or English there. */
import { type CardFacts, hasCardNameIn, hasSeriesNameIn, type SpokenOf } from '@spellspeed/cards';
import { LANGUAGES, type Language } from '@spellspeed/cardtext/printing';
import { CARD_NAMES_FILE, FACTS_FILE, SERIES_NAMES_FILE } from './checkout.ts';

export interface LackingName {
  readonly of: 'card' | 'archetype';
  readonly name: string;
  readonly languages: readonly Language[];
  /** Where they are to be written. */
  readonly file: string;
}

/** The languages that have no name for the card itself, or for a card or archetype that its text speaks of. */
export const lackingNames = (
  { names }: Pick<CardFacts, 'names'>,
  { cards, series }: SpokenOf,
): readonly LackingName[] =>
  [
    {
      of: 'card' as const,
      name: names.en,
      languages: LANGUAGES.filter((language) => names[language] === undefined),
      file: FACTS_FILE,
    },
    ...cards.map((name) => ({
      of: 'card' as const,
      name,
      languages: LANGUAGES.filter((language) => !hasCardNameIn(language, name)),
      file: CARD_NAMES_FILE,
    })),
    ...series.map((name) => ({
      of: 'archetype' as const,
      name,
      languages: LANGUAGES.filter((language) => !hasSeriesNameIn(language, name)),
      file: SERIES_NAMES_FILE,
    })),
  ].filter(({ languages }) => languages.length > 0);

export const sayLackingName = ({ of, name, languages, file }: LackingName): string =>
  `The ${of} "${name}" has no name in ${languages.join(', ')}: look it up on a printed card and write it in ${file}.`;
