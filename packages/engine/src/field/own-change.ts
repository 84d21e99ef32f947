/** What a monster gave to itself by its own effect. */
import { changesOnlyItself, isLostWithEffects, isValue } from '../language/value-change.ts';
import { definitionOf, type Table } from '../state/table.ts';
import type { Zone } from '../vocabulary/zones.ts';
import type { Active } from './active.ts';

const AS_SPELL_OR_TRAP: readonly Zone[] = ['spells', 'field', 'pendulum'];

/**
 * Is it lost when the effects of the monster are negated? Of values, what its effect could give to nothing else, and what it did not
 * give itself as a Spell or Trap. (stats.self-change.lost-when-its-effects-are-negated, stats.self-change.only-what-could-change-nothing-else,
 * stats.self-change.only-what-could-change-nothing-else, stats.self-change.which-values)
 */
export const isOwnChange = (
  table: Table,
  { modifier, fixed, scene }: Pick<Active, 'modifier' | 'fixed' | 'scene'>,
): boolean => {
  const { card } = scene.source;
  if (!(fixed?.some((bound) => bound.card === card) ?? false) || !isLostWithEffects(modifier)) return false;
  if (!isValue(modifier)) return true;
  const effect = definitionOf(table, card).card.effects[scene.effect];
  if (effect === undefined || !changesOnlyItself(effect)) return false;
  return effect.from.some((zone) => !AS_SPELL_OR_TRAP.includes(zone));
};
