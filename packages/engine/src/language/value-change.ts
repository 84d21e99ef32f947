/** What a text says of values: whether a change is settled at the Summon, and whether an effect could change the values of other cards. */
import type { ContinuousEffect, Effect } from './effect.ts';
import type { Modifier, ModifierName } from './modifier.ts';
import { once } from './once.ts';

/**
 * What a monster gives itself of this is lost when its effects are negated; a name, effects and being a Tuner are not.
 * (stats.self-change.which-values, stats.self-change.which-values)
 */
const LOST: readonly ModifierName[] = ['atk', 'def', 'atk-def', 'level', 'race', 'attribute'];
const KEPT: readonly ModifierName[] = [
  'name',
  'name-of',
  'gains-effects',
  'gains-original-effects',
  'ability',
];

/** What gives effects to cards. */
export const GIVING: readonly ModifierName[] = ['gains-effects', 'gains-original-effects'];
export const isGiving = ({ modifies }: Modifier): boolean => GIVING.includes(modifies);

export const isValue = ({ modifies }: Modifier): boolean => LOST.includes(modifies);
/** Does it go with the effects of the monster that gave it to itself? */
export const isLostWithEffects = ({ modifies }: Modifier): boolean => !KEPT.includes(modifies);

const speaksOfMaterials = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('ref' in part && part.ref === 'materials') ||
    ('count' in part && part.count === 'materials') ||
    Object.values(part).some(speaksOfMaterials));
/** "… the number of materials used to Summon this card": such a change applies once, when the card is Summoned. (stats.original.settled-at-the-summon) */
export const isSettledAtSummon: (modifier: Modifier) => boolean = once(
  (modifier) => 'how' in modifier && 'amount' in modifier && speaksOfMaterials(modifier.amount),
);

const speaksOfMaking = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('test' in part && part.test === 'summoned-using') || Object.values(part).some(speaksOfMaking));
/** "If this card was Summoned using …, it is treated as a Tuner": that stays although its effects are negated. (stats.self-change.which-values) */
export const isTunerByItsMaterials: (effect: ContinuousEffect) => boolean = once(
  ({ while: condition, modifiers }) =>
    condition !== undefined &&
    modifiers.every(({ modifies }) => modifies === 'ability') &&
    speaksOfMaking(condition),
);

/** Does this part of a text change the values of other cards than the one it stands on? */
const changesOthers = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && part.do === 'apply' && 'modifiers' in part && 'affects' in part)
    return (part.modifiers as readonly Modifier[]).some(isValue) && !isThis(part);
  return Object.values(part).some(changesOthers);
};
const isThis = (part: { readonly affects?: unknown; readonly what?: unknown }): boolean => {
  const { affects, what } = part;
  if (affects === 'referenced') return (what as { readonly ref: string }).ref === 'this';
  return typeof affects === 'object' && affects !== null && isThis(affects);
};
/** Could it change the values of nothing but its own card? (stats.self-change.only-what-could-change-nothing-else) */
export const changesOnlyItself: (effect: Effect) => boolean = once((effect) => !changesOthers(effect));
