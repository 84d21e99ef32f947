/** The archetypes that somebody can search by. */

interface OfSeries {
  readonly series: readonly string[];
}
/** What one card alone is of is no archetype yet: its name is found as quickly. */
const FEWEST = 2;

/** English names of all archetypes that at least two cards are of. */
export const archetypesOf = (cards: readonly OfSeries[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { series } of cards) for (const each of series) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= FEWEST).map(([name]) => name);
};

/** The name in a list: a part of words, as in Steelswarm and Evilswarm, says that it is one. */
export const listedName = (name: string): string => (/^[a-z]+$/.test(name) ? `-${name}` : name);
