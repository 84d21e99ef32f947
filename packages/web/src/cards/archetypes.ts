/** The archetypes that somebody can search by. */
import { UNQUOTED_SERIES } from './unquoted-series.generated.ts';

interface OfSeries {
  readonly names: { readonly en: string };
  readonly series: readonly string[];
}
export interface Archetype {
  readonly english: string;
  /** Its English name in a list: a part of words, as in Steelswarm and Evilswarm, is known by those words. */
  readonly listed: string;
}
/** What one card alone is of is no archetype yet: its name is found as quickly. */
const FEWEST = 2;
/** So many words stand for a part of words. */
const MOST_WORDS = 3;

/** All archetypes that at least two cards are of: a series that no text names is none. */
export const archetypesOf = (cards: readonly OfSeries[]): readonly Archetype[] => {
  const unquoted = new Set(UNQUOTED_SERIES);
  const members = new Map<string, string[]>();
  for (const { series, names } of cards)
    for (const each of series)
      if (!unquoted.has(each)) members.set(each, [...(members.get(each) ?? []), names.en]);
  return [...members]
    .filter(([, { length }]) => length >= FEWEST)
    .map(([english, names]) => ({ english, listed: listedName(english, names) }));
};

const listedName = (english: string, names: readonly string[]): string => {
  if (!/^[a-z]+$/.test(english)) return english;
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []))
    if (word.toLowerCase().includes(english)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
  const whole = words.find((word) => word.toLowerCase() === english);
  if (whole !== undefined) return whole;
  return `${words.slice(0, MOST_WORDS).join(', ')}${words.length > MOST_WORDS ? ' …' : ''}` || english;
};
