/**
 * Checks of values that come from outside. A check says the first thing that is wrong: where it stands, what was found, what was
 * expected. Nothing is called that a value brings along: no getter, no conversion.
 */
export interface Mistake {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}
export type Check = (value: unknown, path: string) => Mistake | undefined;

const LONGEST_WORD = 40;
/** A value in words, short whatever it is. */
export const inWords = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > LONGEST_WORD ? `${value.slice(0, LONGEST_WORD)}…` : value);
    case 'bigint':
      return 'a BigInt';
    case 'number':
      return Object.is(value, -0) ? '-0' : `${value}`;
    case 'boolean':
    case 'undefined':
      return `${value}`;
    case 'object':
      return value === null ? 'null' : objectInWords(value);
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
  }
};
/** A proxy may refuse to be looked at. */
const objectInWords = (value: object): string => {
  try {
    return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
  } catch {
    return 'something that cannot be read';
  }
};
export const mistake = (path: string, value: unknown, expected: string): Mistake => ({
  path,
  found: inWords(value),
  expected,
});
export const sentenceOf = ({ path, found, expected }: Mistake): string =>
  `${path}: found ${found}, expected ${expected}.`;

/** A member as it is stored; `undefined` where there is none. A getter is not called but found itself, and is nothing that any check lets pass. */
const storedIn = (value: object, key: PropertyKey): unknown => {
  const stored = Object.getOwnPropertyDescriptor(value, key);
  return stored?.get ?? stored?.value;
};
/** Is it an object as JSON gives it? */
export const isPlainObject = (value: unknown): value is { readonly [key: string]: unknown } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A whole number within these bounds. */
export const whole =
  (least: number, most: number): Check =>
  (value, path) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : mistake(path, value, `a whole number from ${least} to ${most}`);
export const anyBoolean: Check = (value, path) =>
  typeof value === 'boolean' ? undefined : mistake(path, value, 'true or false');
/** A text no longer than so many characters. */
export const text =
  (longest: number): Check =>
  (value, path) =>
    typeof value === 'string' && value.length <= longest
      ? undefined
      : mistake(path, value, `a text of at most ${longest} characters`);
export const oneOf =
  (values: readonly (string | number | boolean | null)[]): Check =>
  (value, path) =>
    values.some((each) => each === value)
      ? undefined
      : mistake(path, value, `one of ${values.map(inWords).join(', ')}`);
export const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? undefined : check(value, path);
export const either =
  (first: Check, second: Check): Check =>
  (value, path) =>
    first(value, path) === undefined ? undefined : second(value, path);

/** A list without holes, of at most so many members. */
export const listOf =
  (member: Check, most: number, least = 0): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return mistake(path, value, 'a list');
    if (value.length < least || value.length > most)
      return mistake(path, value, least === most ? `${most} members` : `${least} to ${most} members`);
    for (let index = 0; index < value.length; index++) {
      const wrong = member(storedIn(value, index), `${path}[${index}]`);
      if (wrong) return wrong;
    }
    return undefined;
  };

type Members = { readonly [key: string]: Check };
const wrongMember = (
  value: object,
  path: string,
  members: Members,
  optional: Members,
): Mistake | undefined => {
  for (const [key, check] of Object.entries(members)) {
    const wrong = check(storedIn(value, key), `${path}.${key}`);
    if (wrong) return wrong;
  }
  for (const [key, check] of Object.entries(optional)) {
    const member = storedIn(value, key);
    const wrong = member === undefined ? undefined : check(member, `${path}.${key}`);
    if (wrong) return wrong;
  }
  return undefined;
};
/** An object with these members; those in `optional` may be missing or undefined. Whatever else it has is not looked at. */
export const openRecord =
  (members: Members, optional: Members = {}): Check =>
  (value, path) =>
    isPlainObject(value) ? wrongMember(value, path, members, optional) : mistake(path, value, 'an object');
/** The same, with no others. */
export const record =
  (members: Members, optional: Members = {}): Check =>
  (value, path) => {
    if (!isPlainObject(value)) return mistake(path, value, 'an object');
    const unknown = Object.keys(value).find(
      (key) => !Object.hasOwn(members, key) && !Object.hasOwn(optional, key),
    );
    return unknown === undefined
      ? wrongMember(value, path, members, optional)
      : { path: `${path}.${unknown}`, found: 'an unknown member', expected: Object.keys(members).join(', ') };
  };
/** An object with any keys. */
export const mapOf =
  (member: Check, most: number): Check =>
  (value, path) => {
    if (!isPlainObject(value)) return mistake(path, value, 'an object');
    const keys = Object.keys(value);
    if (keys.length > most) return mistake(path, value, `at most ${most} members`);
    for (const key of keys) {
      const wrong = member(storedIn(value, key), `${path}.${key}`);
      if (wrong) return wrong;
    }
    return undefined;
  };
/** What JSON can hold, no deeper than this and with no more values. */
export const json =
  (deepest: number, most: number): Check =>
  (value, path) => {
    let left = most;
    const visit = (part: unknown, at: string, depth: number): Mistake | undefined => {
      if (--left < 0) return { path, found: 'more', expected: `at most ${most} values` };
      if (depth > deepest) return { path: at, found: 'more', expected: `at most ${deepest} levels` };
      if (part === null || typeof part === 'string' || typeof part === 'boolean') return undefined;
      if (typeof part === 'number')
        return Number.isFinite(part) ? undefined : mistake(at, part, 'a finite number');
      if (!Array.isArray(part) && !isPlainObject(part)) return mistake(at, part, 'a value of JSON');
      for (const key of Object.keys(part)) {
        const wrong = visit(storedIn(part, key), `${at}.${key}`, depth + 1);
        if (wrong) return wrong;
      }
      return Array.isArray(part) && Object.keys(part).length < part.length
        ? mistake(at, part, 'a list without holes')
        : undefined;
    };
    return visit(value, path, 0);
  };
/** Nothing is checked: something else does it. */
export const anything: Check = () => undefined;
