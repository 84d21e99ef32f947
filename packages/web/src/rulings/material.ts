/** What a field can be built of; found out in the Worker, which has the cards anyway. */
import { allFacts, CARDS } from '@spellspeed/cards';
import { standsOf } from '@spellspeed/rulings';
import type { Material } from './types.ts';

/** The names of counters anywhere in a card's definition. */
const countersIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'counter' && typeof value === 'string' ? [value] : countersIn(value),
  );
};
let known: Material | null = null;
export const materialOf = (): Material => {
  known ??= {
    cards: allFacts().flatMap(({ passcode }) => {
      const stands = standsOf(passcode);
      return stands.length === 0 ? [] : [{ passcode, stands }];
    }),
    counters: [...new Set(countersIn(CARDS))].sort(),
  };
  return known;
};
