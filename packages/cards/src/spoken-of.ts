/** What a card's text speaks of by name. */
import type { Card } from '@spellspeed/engine/language';

/** Cards and archetypes, by their English names. */
export interface SpokenOf {
  readonly cards: readonly string[];
  readonly series: readonly string[];
}

/** The cards and archetypes that the definition's text names, each once. */
export const spokenOf = (card: Card): SpokenOf => {
  const parts = [...card.effects, 'summoning' in card && card.summoning].flatMap(partsOf);
  return {
    cards: [...new Set(parts.flatMap(namesIn))],
    series: [...new Set(parts.flatMap((part) => (part.test === 'series' ? [String(part.series)] : [])))],
  };
};

/** Every object inside a value, at any depth. */
const partsOf = (value: unknown): Record<string, unknown>[] =>
  typeof value !== 'object' || value === null ? [] : [{ ...value }, ...Object.values(value).flatMap(partsOf)];

/** Names that it asks for, and those that it gives. */
const namesIn = (part: Record<string, unknown>): string[] => [
  ...(part.test === 'named' && Array.isArray(part.names) ? part.names.map(String) : []),
  ...(part.modifies === 'name' ? [String(part.name)] : []),
];
