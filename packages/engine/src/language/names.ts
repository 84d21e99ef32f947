import { once } from './once.ts';

const isNamed = (part: object): part is { readonly ref: 'bound'; readonly name: string } =>
  'ref' in part && part.ref === 'bound' && 'name' in part && typeof part.name === 'string';

const find = (part: unknown, into: Set<string>): void => {
  if (typeof part !== 'object' || part === null) return;
  if (isNamed(part)) into.add(part.name);
  for (const inner of Object.values(part)) find(inner, into);
};

/** The names that a part of a text looks back to: of its targets, of cards chosen before. */
export const namesIn = once((part: object): ReadonlySet<string> => {
  const found = new Set<string>();
  find(part, found);
  return found;
});
