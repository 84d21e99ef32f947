/** What a card's text speaks of by name. */
import type { Card } from '@spellspeed/engine/language';

/** Cards and archetypes, by their English names. */
export interface SpokenOf {
  readonly cards: readonly string[];
  readonly series: readonly string[];
}

/** The cards and archetypes that the definition's text names, each once; not its own name. */
export const spokenOf = (card: Card): SpokenOf => {
  const { effects, summoning, asMaterial, victory } = { summoning: [], asMaterial: [], victory: [], ...card };
  const parts = [effects, summoning, asMaterial, victory].flatMap(partsOf);
  return {
    cards: [...new Set([...(card.treatedAs ? [card.treatedAs] : []), ...parts.flatMap(namesIn)])],
    series: [...new Set(parts.flatMap((part) => (part.test === 'series' ? [String(part.series)] : [])))],
  };
};

/** Every object inside a value, at any depth. */
const partsOf = (value: unknown): Record<string, unknown>[] =>
  typeof value !== 'object' || value === null ? [] : [{ ...value }, ...Object.values(value).flatMap(partsOf)];

/** Names that it asks for, those that it gives, and those of the Tokens that it makes. */
const namesIn = (part: Record<string, unknown>): string[] => [
  ...(part.test === 'named' ? listOf(part.names) : []),
  ...(part.test === 'mentions' || part.modifies === 'name' || 'passcode' in part ? [String(part.name)] : []),
  ...listOf(part.onlyByEffectOf),
  ...listOf(part.firstByEffectOf),
];
const listOf = (names: unknown): string[] => (Array.isArray(names) ? names.map(String) : []);
