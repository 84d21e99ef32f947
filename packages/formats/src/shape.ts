/** Checks that a JSON value has the expected shape; what has not is refused with its place. */
import type { Player } from '@spellspeed/engine';
import type { Parsed } from './format-error.ts';
import { errorAt, type JsonNode, type JsonSource, NotAsExpected, parseJson } from './json.ts';

/** A value of a JSON text together with the text. */
export interface Placed {
  readonly source: JsonSource;
  readonly node: JsonNode;
}

/** Reads a JSON text with `read`; the first thing that is wrong comes back with its place. */
export const parsed = <T>(text: string, file: string, read: (root: Placed) => T): Parsed<T> => {
  const source = { file, text };
  try {
    return { ok: true, value: read({ source, node: parseJson(source) }) };
  } catch (thrown) {
    if (thrown instanceof NotAsExpected) return { ok: false, errors: [thrown.at] };
    throw thrown;
  }
};

/** Says what stands there instead of what was expected. */
export const refuse = ({ source, node }: Placed, expected: string): never => {
  throw new NotAsExpected(errorAt(source, node.offset, node.text, expected));
};

export const field = (placed: Placed, name: string, expected: string): Placed => {
  const node = placed.node.fields.get(name);
  if (node === undefined) return refuse(placed, `an object with the field "${name}", ${expected}`);
  return { source: placed.source, node };
};

/** The field, or undefined where the object has none of this name. */
export const optionalField = ({ source, node }: Placed, name: string): Placed | undefined => {
  const found = node.fields.get(name);
  return found && { source, node: found };
};

/** A word of a list. */
export const oneOf = <T extends string>(placed: Placed, words: readonly T[], expected: string): T =>
  words.find((word) => word === placed.node.value) ?? refuse(placed, `${expected}: ${words.join(', ')}`);

export const text = (placed: Placed, expected: string): string =>
  typeof placed.node.value === 'string' ? placed.node.value : refuse(placed, expected);

export const wholeNumber = (placed: Placed, expected: string): number => {
  const { value } = placed.node;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : refuse(placed, expected);
};

export const flag = (placed: Placed): boolean =>
  typeof placed.node.value === 'boolean' ? placed.node.value : refuse(placed, 'true or false');

export const list = (placed: Placed, expected: string): Placed[] => {
  if (!Array.isArray(placed.node.value)) return refuse(placed, expected);
  return placed.node.items.map((node) => ({ source: placed.source, node }));
};

/** A list of exactly two, such as one for each player. */
export const pair = <T>(placed: Placed, expected: string, read: (item: Placed) => T): readonly [T, T] => {
  const [one, two, ...more] = list(placed, expected).map(read);
  return one !== undefined && two !== undefined && more.length === 0 ? [one, two] : refuse(placed, expected);
};

export const playerNumber = (placed: Placed, expected = '0 or 1'): Player => {
  const { value } = placed.node;
  return value === 0 || value === 1 ? value : refuse(placed, expected);
};

export const wholeNumbers = (placed: Placed, expected: string): number[] =>
  list(placed, expected).map((item) => wholeNumber(item, expected));

/** An object whose values are all texts. */
export const texts = (placed: Placed, expected: string): { [name: string]: string } => {
  if (placed.node.text !== '{') return refuse(placed, expected);
  const { source } = placed;
  return Object.fromEntries(
    [...placed.node.fields].map(([name, node]) => [name, text({ source, node }, expected)]),
  );
};
