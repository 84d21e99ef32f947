/** What a field can be built of; found out in the Worker, which has the cards anyway. */
import { allFacts, PLAYABLE_CARDS } from '@spellspeed/cards';
import type { CardPool } from '@spellspeed/engine';
import { standsOf } from '@spellspeed/rulings';
import type { Material } from './types.ts';

/** The names of counters anywhere in a card's definition. */
const countersIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'counter' && typeof value === 'string' ? [value] : countersIn(value),
  );
};
let known: { readonly pool: CardPool; readonly material: Material } | null = null;
/** Found out once for each pool. */
export const materialOf = (pool: CardPool): Material => {
  if (known?.pool !== pool) known = { pool, material: findMaterial() };
  return known.material;
};
const findMaterial = (): Material => ({
  cards: allFacts().flatMap(({ passcode }) => {
    const stands = standsOf(passcode);
    return stands.length === 0 ? [] : [{ passcode, stands }];
  }),
  counters: [...new Set(countersIn([...PLAYABLE_CARDS]))].sort(),
});
