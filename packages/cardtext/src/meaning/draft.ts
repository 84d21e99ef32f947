/** A noun phrase in the making, for languages that put all that they say of a card before its noun: each test of a filter fills a place. */
import type { Filter, Zone } from '@spellspeed/engine/language';
import { type Place, sameZones } from './places.ts';

export interface Draft {
  readonly places: readonly Place[];
  /** Whose, where the places do not say it: "回合玩家", "ターンプレイヤー". */
  readonly owner?: string;
  /** "这张卡", "「X」": what stands before "other than". */
  readonly except: readonly string[];
  /** Whole clauses: "特殊召唤的", "特殊召喚された". */
  readonly clauses: readonly string[];
  readonly face?: string;
  readonly position?: string;
  readonly race?: string;
  readonly attribute?: string;
  /** Level, Rank. */
  readonly stars?: string;
  readonly series?: string;
  /** "同盟", "Ｘ": before the noun. */
  readonly kinds: readonly string[];
  readonly property?: string;
  readonly head?: Head;
  /** Alternatives that have no word in common: each is said with all the rest. */
  readonly alternatives?: readonly Filter[];
  readonly names?: readonly string[];
  /** The phrase is a card that the text points to. */
  readonly is?: string;
  /** The cards among which it is. */
  readonly among?: string;
  /** "攻击力最高的" */
  readonly extreme?: string;
  /** What it is a material of. */
  readonly host?: string;
}
/** A noun and the word with which it is counted: 只, 张; 体, 枚. */
export interface Head {
  readonly noun: string;
  readonly measure: string;
}
export const EMPTY_DRAFT: Draft = { places: [], except: [], clauses: [], kinds: [] };

export type Trait = 'race' | 'attribute' | 'stars' | 'series' | 'property' | 'face' | 'position';
export const TRAITS: readonly Trait[] = [
  'race',
  'attribute',
  'stars',
  'series',
  'property',
  'face',
  'position',
];
export const withClause = (draft: Draft, clause: string): Draft => ({
  ...draft,
  clauses: [...draft.clauses, clause],
});
/** Do the words used so far speak of monsters without saying so? */
export const speaksOfMonsters = ({ race, attribute, stars, position, kinds }: Draft): boolean =>
  [race, attribute, stars, position].some((word) => word !== undefined) || kinds.length > 0;
/** Is it only said where the cards are? */
export const isPlain = ({
  race,
  attribute,
  stars,
  series,
  names,
  clauses,
  kinds,
  alternatives,
}: Draft): boolean =>
  [race, attribute, stars, series, names, alternatives].every((word) => word === undefined) &&
  clauses.length === 0 &&
  kinds.length === 0;
export const isOnlyIn = ({ places }: Draft, zones: readonly Zone[]): boolean =>
  places.length > 0 && places.every((place) => sameZones(place.zones, zones));

/** One filter for each alternative; what is excepted is said once, before all. */
export const expandAlternatives = (filter: Filter, alternatives: readonly Filter[]): readonly Filter[] => {
  const rest = filter.filter(
    (test) =>
      !(test.test === 'either' && test.filters === alternatives) &&
      test.test !== 'not' &&
      test.test !== 'other-than',
  );
  return alternatives.map((one) => [...rest, ...one]);
};

/** The words with which a language joins alternatives. */
export interface Joining {
  readonly either: (parts: readonly string[]) => string;
  readonly heads: (heads: readonly Head[]) => Head;
}
/** Alternatives that all fill the same place of the phrase share it: "Dragon or Warrior monsters", "Spells/Traps", "「A」 or 「B」". */
export const withAlternatives = (
  filters: readonly Filter[],
  drafts: readonly Draft[],
  draft: Draft,
  joining: Joining,
): Draft => {
  const areSingle = filters.every((filter) => filter.length === 1);
  return (
    (areSingle && (merged(drafts, draft, joining) ?? withClauses(drafts, draft, joining))) || {
      ...draft,
      alternatives: filters,
    }
  );
};
const merged = (drafts: readonly Draft[], draft: Draft, { either, heads }: Joining): Draft | undefined => {
  // "Fusion, Synchro or Xyz Monster": they have their noun in common.
  const kinds = drafts.flatMap((one) => (one.kinds.length === 1 ? one.kinds : []));
  const [first] = drafts;
  const areAlike = drafts.every(({ head }) => head?.noun === first?.head?.noun);
  if (kinds.length === drafts.length && areAlike)
    return { ...draft, kinds: [...draft.kinds, either(kinds)], ...(first?.head && { head: first.head }) };
  const nouns = drafts.flatMap(({ head }) => head ?? []);
  if (nouns.length === drafts.length) return { ...draft, head: heads(nouns) };
  const places = drafts.flatMap((one) => one.places);
  if (places.length === drafts.length) return { ...draft, places: [...draft.places, ...places] };
  const names = drafts.flatMap((one) => one.names ?? []);
  if (drafts.every((one) => one.names !== undefined)) return { ...draft, names };
  const trait = TRAITS.find((each) => drafts.every((one) => one[each] !== undefined));
  return trait && { ...draft, [trait]: either(drafts.map((one) => one[trait] ?? '')) };
};
/** Clauses about the same kind of card. */
const withClauses = (drafts: readonly Draft[], draft: Draft, { either }: Joining): Draft | undefined => {
  const clauses = drafts.flatMap((one) => one.clauses);
  return clauses.length === drafts.length ? withClause(draft, either(clauses)) : undefined;
};
