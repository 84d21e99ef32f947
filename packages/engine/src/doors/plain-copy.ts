/** What somebody gives is read once, into a copy that is his no longer; then the copy is checked. */
import { isPlainObject, type Mistake, mistake } from './check.ts';

export type ReadOnce = { readonly copy: unknown } | { readonly wrong: Mistake };

/** Stops the reading. Thrown and caught in this file. */
class Unreadable extends Error {
  readonly wrong: Mistake;
  constructor(wrong: Mistake) {
    super(wrong.expected);
    this.wrong = wrong;
  }
}
const stop = (wrong: Mistake): never => {
  throw new Unreadable(wrong);
};
const isLeaf = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** Its keys and indexes with what is stored there; nothing is called. */
const storedMembers = (value: object, path: string): (readonly [string, unknown])[] =>
  Object.keys(value).map((key) => {
    const stored = Object.getOwnPropertyDescriptor(value, key);
    return stored && 'value' in stored
      ? ([key, stored.value] as const)
      : stop({ path: `${path}.${key}`, found: 'a getter', expected: 'a value' });
  });

/** Lists and objects as JSON has them, no deeper than so many levels and with no more values than so many; members with a name in `kept` are taken as they are. */
export const readOnce = (
  value: unknown,
  path: string,
  deepest: number,
  most: number,
  kept: readonly string[] = [],
): ReadOnce => {
  let left = most;
  const read = (part: unknown, at: string, depth: number): unknown => {
    if (--left < 0) return stop({ path, found: 'more', expected: `at most ${most} values` });
    if (isLeaf(part)) return part;
    if (depth >= deepest) return stop({ path: at, found: 'more', expected: `at most ${deepest} levels` });
    if (Array.isArray(part)) {
      if (part.length > left) return stop(mistake(at, part, `at most ${most} values`));
      const members = storedMembers(part, at);
      if (members.length !== part.length) return stop(mistake(at, part, 'a list without holes'));
      return members.map(([key, member]) => read(member, `${at}[${key}]`, depth + 1));
    }
    if (!isPlainObject(part)) return stop(mistake(at, part, 'plain values, lists and objects'));
    return Object.fromEntries(
      storedMembers(part, at).map(([key, member]) => [
        key,
        kept.includes(key) ? member : read(member, `${at}.${key}`, depth + 1),
      ]),
    );
  };
  // A proxy may throw whatever it likes.
  try {
    return { copy: read(value, path, 0) };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { wrong: thrown.wrong };
    return { wrong: { path, found: 'something that cannot be read', expected: 'plain values' } };
  }
};
