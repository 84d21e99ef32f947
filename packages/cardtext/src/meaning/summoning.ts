/** Summoning by a card's own text. */
import type { Card, Condition, Filter, Material, Summoning } from '@spellspeed/engine';

export const summoningOf = (card: Card): Summoning | undefined =>
  card.kind === 'monster' ? card.summoning : undefined;
export const isName = (filter: Filter): boolean => filter.length === 1 && filter[0]?.test === 'named';
/** Materials that are all names are listed without numbers. */
export const areNames = (materials: readonly Material[]): boolean =>
  materials.every(({ filter }) => isName(filter));
/** Does the condition ask for nothing? */
export const asksNothing = (condition: Condition): boolean =>
  condition.if === 'all' && condition.of.length === 0;
export const isGemini = (card: Card): boolean => card.kind === 'monster' && card.abilities.includes('gemini');
