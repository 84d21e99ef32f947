/** What is looked for among the cards. It is kept in the address, so that a search can be linked to. */
import { type CardFacts, copiesAllowed, LIMIT_LISTS } from '@spellspeed/cards';

export const ORDERS = ['best', 'name', 'players', 'level', 'atk', 'def'] as const;
export type Order = (typeof ORDERS)[number];

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
  /** What an effect of the card does, as the engine understands it. */
  readonly does: string;
  /** `yes` or `no`: can a duel be played with it? */
  readonly playable: string;
  /** One of `LIMITS`: how many copies a limit list allows. */
  readonly limit: string;
  /** From and to, both included. */
  readonly atkFrom: string;
  readonly atkTo: string;
  readonly defFrom: string;
  readonly defTo: string;
  /** One of `ORDERS`; empty for the best first. */
  readonly order: string;
}
export const FIELDS = [
  'words',
  'kind',
  'sort',
  'attribute',
  'race',
  'level',
  'series',
  'does',
  'playable',
  'limit',
  'atkFrom',
  'atkTo',
  'defFrom',
  'defTo',
  'order',
] as const;
export type Field = (typeof FIELDS)[number];
const withEach = (valueIn: (field: Field) => string): Query =>
  // Each field has its value.
  Object.fromEntries(FIELDS.map((field) => [field, valueIn(field)])) as Record<Field, string>;
export const EMPTY: Query = withEach(() => '');

export const queryFrom = (address: URLSearchParams): Query => withEach((field) => address.get(field) ?? '');
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
/** A printed value as a number; `?` is none. */
export const statOf = (facts: CardFacts, stat: 'atk' | 'def'): number | null => {
  const value = facts.kind === 'monster' ? facts[stat] : undefined;
  return typeof value === 'number' ? value : null;
};
const isAtLeast = (value: number | null, least: string): boolean => value !== null && value >= Number(least);
const isAtMost = (value: number | null, most: string): boolean => value !== null && value <= Number(most);

/** What is limited: `ocg-1` allows the OCG's list once. */
export const LIMITS = LIMIT_LISTS.filter((list) => list !== 'none').flatMap((list) =>
  ([0, 1, 2] as const).map((copies) => ({ value: `${list}-${copies}`, list, copies })),
);
const isLimited = (passcode: number, wanted: string): boolean =>
  LIMITS.some(({ value, list, copies }) => value === wanted && copiesAllowed(passcode, list) === copies);

/** What is known of a card besides its facts. */
export interface KnownOf {
  /** What its effects do: names of categories. */
  readonly doesOf: (passcode: number) => ReadonlySet<string>;
  readonly isPlayable: (passcode: number) => boolean;
}
type Test = (facts: CardFacts, wanted: string, known: KnownOf) => boolean;
const TESTS: { readonly [field in Exclude<Field, 'words' | 'order'>]: Test } = {
  kind: (facts, wanted) => facts.kind === wanted,
  sort: (facts, wanted) => sortsOf(facts).includes(wanted),
  attribute: (facts, wanted) => facts.kind === 'monster' && facts.attribute === wanted,
  race: (facts, wanted) => facts.kind === 'monster' && facts.race === wanted,
  level: (facts, wanted) => String(starsOf(facts)) === wanted,
  series: (facts, wanted) => facts.series.includes(wanted),
  does: ({ passcode }, wanted, { doesOf }) => doesOf(passcode).has(wanted),
  playable: ({ passcode }, wanted, { isPlayable }) => isPlayable(passcode) === (wanted === 'yes'),
  limit: ({ passcode }, wanted) => isLimited(passcode, wanted),
  atkFrom: (facts, wanted) => isAtLeast(statOf(facts, 'atk'), wanted),
  atkTo: (facts, wanted) => isAtMost(statOf(facts, 'atk'), wanted),
  defFrom: (facts, wanted) => isAtLeast(statOf(facts, 'def'), wanted),
  defTo: (facts, wanted) => isAtMost(statOf(facts, 'def'), wanted),
};
const ASKED = Object.entries(TESTS) as [keyof typeof TESTS, Test][];

/** Does the card match all that is asked for besides the words? */
export const matchesQuery = (facts: CardFacts, query: Query, known: KnownOf): boolean =>
  ASKED.every(([field, test]) => query[field].trim() === '' || test(facts, query[field].trim(), known));
