/** What is looked for among the cards. It is kept in the address, so that a search can be linked to. */
import { type CardFacts, foldName } from '@spellspeed/cards';
import type { TextOf } from './library.ts';

/** Empty fields ask for nothing. */
export interface Query {
  /** Words in the name in any language, in the printed text, or a passcode. */
  readonly words: string;
  readonly kind: string;
  /** The frame of a monster, or the property of a Spell or Trap. */
  readonly sort: string;
  readonly attribute: string;
  readonly race: string;
  /** Level, Rank or Link Rating. */
  readonly level: string;
  readonly series: string;
}
export const FIELDS = ['words', 'kind', 'sort', 'attribute', 'race', 'level', 'series'] as const;
export type Field = (typeof FIELDS)[number];
export const EMPTY: Query = {
  words: '',
  kind: '',
  sort: '',
  attribute: '',
  race: '',
  level: '',
  series: '',
};

export const queryFrom = (address: URLSearchParams): Query => {
  const field = (name: Field): string => address.get(name) ?? '';
  return {
    words: field('words'),
    kind: field('kind'),
    sort: field('sort'),
    attribute: field('attribute'),
    race: field('race'),
    level: field('level'),
    series: field('series'),
  };
};
export const isEmpty = (query: Query): boolean => FIELDS.every((field) => query[field] === '');
/** With the fields that ask for something, in their order. */
export const addressOf = (query: Query): URLSearchParams =>
  new URLSearchParams(FIELDS.flatMap((field) => (query[field] === '' ? [] : [[field, query[field]]])));

/** Level, Rank or Link Rating; null for what has none. */
export const starsOf = (facts: CardFacts): number | null =>
  facts.kind === 'monster' ? (facts.level ?? facts.rank ?? facts.linkArrows?.length ?? null) : null;

/** A monster is of several sorts: "Pendulum", "Tuner", "Effect". */
const sortsOf = (facts: CardFacts): readonly string[] =>
  facts.kind === 'monster' ? [facts.frame, ...facts.abilities] : [facts.property];

const folded = new WeakMap<CardFacts, readonly string[]>();
/** All names of a card as they are compared; each is folded once. */
const foldedNames = (facts: CardFacts): readonly string[] => {
  const known = folded.get(facts);
  if (known) return known;
  const { en, ja, zh, it, aliases } = facts.names;
  const names = [en, ja ?? '', zh ?? '', it ?? '', ...aliases].map(foldName);
  folded.set(facts, names);
  return names;
};

type Test = (facts: CardFacts, wanted: string, textOf: TextOf) => boolean;
const TESTS: { readonly [field in Field]: Test } = {
  words: (facts, wanted, textOf) => {
    const words = foldName(wanted);
    return (
      foldedNames(facts).some((name) => name.includes(words)) ||
      String(facts.passcode) === wanted.trim() ||
      foldName(textOf(facts.passcode)).includes(words)
    );
  },
  kind: (facts, wanted) => facts.kind === wanted,
  sort: (facts, wanted) => sortsOf(facts).includes(wanted),
  attribute: (facts, wanted) => facts.kind === 'monster' && facts.attribute === wanted,
  race: (facts, wanted) => facts.kind === 'monster' && facts.race === wanted,
  level: (facts, wanted) => String(starsOf(facts)) === wanted,
  series: (facts, wanted) => facts.series.includes(wanted),
};

/** Does the card match all that is asked for? The words are compared last: only they need the printed text. */
export const matchesQuery = (facts: CardFacts, query: Query, textOf: TextOf): boolean =>
  [...FIELDS]
    .reverse()
    .every((field) => query[field].trim() === '' || TESTS[field](facts, query[field], textOf));
