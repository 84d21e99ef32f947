/** Words for values, names, Types and Attributes that applied effects change. */
import type { Attribute, Race } from '../vocabulary/kinds.ts';
import type { Amount } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Modifier } from './modifier.ts';
import type { Reference } from './reference.ts';

type Stat = 'atk' | 'def';
const stat = (
  modifies: Stat,
  how: Extract<Modifier, { modifies: Stat }>['how'],
  amount: Amount,
): Modifier => ({
  modifies,
  how,
  amount,
});
/** "gains n ATK" */
export const gainsAtk = (amount: Amount): Modifier => stat('atk', 'raise', amount);
export const gainsDef = (amount: Amount): Modifier => stat('def', 'raise', amount);
/** "gains n ATK/DEF" */
export const gainsAtkDef = (amount: Amount): Modifier => ({ modifies: 'atk-def', how: 'raise', amount });
/** "its ATK becomes n" */
export const atkBecomes = (amount: Amount): Modifier => stat('atk', 'set', amount);
/** "its DEF becomes n" */
export const defBecomes = (amount: Amount): Modifier => stat('def', 'set', amount);
/** "its ATK becomes its original ATK" */
export const atkBecomesOriginal: Modifier = stat('atk', 'restore', 0);
export const defBecomesOriginal: Modifier = stat('def', 'restore', 0);
export const atkMultiplied = (factor: number): Modifier => stat('atk', 'multiply', factor);
export const defMultiplied = (factor: number): Modifier => stat('def', 'multiply', factor);
/** "halve the ATK and DEF": `...atkDefMultiplied(0.5)` */
export const atkDefMultiplied = (factor: number): readonly Modifier[] => [
  atkMultiplied(factor),
  defMultiplied(factor),
];
/** "its original ATK becomes n" */
export const originalAtkBecomes = (amount: Amount): Modifier => stat('atk', 'set-original', amount);
/** "its original DEF becomes n" */
export const originalDefBecomes = (amount: Amount): Modifier => stat('def', 'set-original', amount);
export const originalAtkDefBecomes = (amount: Amount): Modifier => ({
  modifies: 'atk-def',
  how: 'set-original',
  amount,
});
export const originalAtkMultiplied = (factor: number): Modifier => stat('atk', 'multiply-original', factor);
/** "its original ATK/DEF become halved": `originalAtkDefMultiplied(0.5)` */
export const originalAtkDefMultiplied = (factor: number): readonly Modifier[] => [
  stat('atk', 'multiply-original', factor),
  stat('def', 'multiply-original', factor),
];
/** "its Level becomes n" */
export const levelBecomes = (amount: Amount): Modifier => ({ modifies: 'level', how: 'set', amount });
export const levelRaised = (amount: Amount): Modifier => ({ modifies: 'level', how: 'raise', amount });
/** "This card's name becomes …" (wording.name.becomes-on-field, faq.name.while-on-field-not-when-face-down) */
export const nameBecomes = (name: string): Modifier => ({ modifies: 'name', name });
/** "its name becomes that monster's name" */
export const nameBecomesThatOf = (what: Reference): Modifier => ({
  modifies: 'name-of',
  amount: { count: 'card', what },
});
/** "gains this effect" */
export const gains = (...effects: readonly Effect[]): Modifier => ({ modifies: 'gains-effects', effects });
/** "gains that monster's original effects" */
export const gainsOriginalEffectsOf = (what: Reference): Modifier => ({
  modifies: 'gains-original-effects',
  amount: { count: 'card', what },
});
/** "replace this effect with …" */
export const losesThisEffect: Modifier = { modifies: 'loses-this-effect' };
/** "take control of …", as long as it applies */
export const controlled: Modifier = { modifies: 'controlled' };
/** "is treated as a Tuner" */
export const treatedAsTuner: Modifier = { modifies: 'ability', ability: 'tuner' };
export const raceBecomes = (race: Race): Modifier => ({ modifies: 'race', race });
/** "become that Type", the declared one */
export const raceBecomesDeclared: Modifier = { modifies: 'race', race: 'declared' };
/** "is also DARK-Attribute" */
export const alsoAttribute = (attribute: Attribute): Modifier => ({ modifies: 'also-attribute', attribute });
/** "is also treated as an "X" monster" */
export const alsoOfSeries = (series: string): Modifier => ({ modifies: 'also-series', series });
/** "The activation and effects of … activated on your field cannot be negated" */
export const activationsNotNegated = (...card: Filter): Modifier => ({
  modifies: 'activations-not-negated',
  card,
});
/** "its Attribute becomes that Attribute": the declared one. */
export const attributeBecomesDeclared: Modifier = { modifies: 'attribute', attribute: 'declared' };
export const attributeBecomes = (attribute: Attribute): Modifier => ({ modifies: 'attribute', attribute });
/** "is treated as a Normal Monster" */
export const treatedAsNormalMonster: Modifier = { modifies: 'treated-as-normal-monster' };
