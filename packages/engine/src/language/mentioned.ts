/** The names of cards that a text speaks of: read from the definition, which is that text. */
import type { Card, Material } from './card.ts';
import { once } from './once.ts';

const add = (names: unknown, into: Set<string>): void => {
  for (const name of Array.isArray(names) ? names : [names]) if (typeof name === 'string') into.add(name);
};
const find = (part: unknown, into: Set<string>): void => {
  if (typeof part !== 'object' || part === null) return;
  if ('test' in part && (part.test === 'named' || part.test === 'lists-name') && 'names' in part)
    add(part.names, into);
  if ('test' in part && part.test === 'mentions' && 'name' in part) add(part.name, into);
  if ('modifies' in part && part.modifies === 'name' && 'name' in part) add(part.name, into);
  if ('onlyByEffectOf' in part) add(part.onlyByEffectOf, into);
  if ('firstByEffectOf' in part) add(part.firstByEffectOf, into);
  for (const inner of Object.values(part)) find(inner, into);
};

/** The names of cards of which this part of a text speaks. */
export const namesSpokenOf = (part: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  find(part, found);
  return found;
};

/** The names of the cards that a monster lists as its materials. */
export const namesListedIn = once(
  (materials: readonly Material[]): ReadonlySet<string> => namesSpokenOf(materials),
);

/** Of other cards: where a text names its own card it says "this card". (wording.name.mentions) */
export const cardNamesIn = once((card: Card): ReadonlySet<string> => {
  const found = new Set<string>();
  find(card.effects, found);
  if (card.kind === 'monster') find(card.summoning, found);
  found.delete(card.name);
  return found;
});
