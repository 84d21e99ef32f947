/**
 * Where the English text says something else than the OCG's, the OCG's counts: what was read is corrected, value by value. The card prints what counts.
 */
import { canonicalJson } from '@spellspeed/engine';
import type { Behaviour } from '../provable.ts';

/** One value that is another. */
export interface Change {
  /** Where it stands: "effects", 0, "use". */
  readonly at: readonly (string | number)[];
  /** What is read there, so that a reading that changes is not corrected unseen; nothing where nothing stands. */
  readonly was?: unknown;
  /** What counts; nothing to take it away. */
  readonly is?: unknown;
}
export interface Correction {
  readonly passcode: number;
  /** For whoever reads the file. */
  readonly name: string;
  readonly changes: readonly Change[];
  readonly who: string;
  readonly why: string;
}

const EXPECTED = 'expected passcode, name, changes (each with "at"), who and why';
const isCorrection = (value: unknown): value is Correction => {
  if (typeof value !== 'object' || value === null) return false;
  const { passcode, name, changes, who, why } = value as Partial<Correction>;
  const isSaid = (words: unknown): boolean => typeof words === 'string' && words !== '';
  return (
    Number.isSafeInteger(passcode) &&
    [name, who, why].every(isSaid) &&
    Array.isArray(changes) &&
    changes.length > 0 &&
    changes.every(({ at }: Partial<Change>) => Array.isArray(at) && at.length > 0)
  );
};
/** Reads the list, one JSON object a line; throws with the line that is none. */
export const parseCorrections = (text: string): readonly Correction[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const value = ((): unknown => {
        try {
          return JSON.parse(line);
        } catch {
          return undefined;
        }
      })();
      if (!isCorrection(value))
        throw new Error(`line ${index + 1}: found "${line.slice(0, 60)}", ${EXPECTED}`);
      return value;
    });

const same = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined ? one === other : canonicalJson(one) === canonicalJson(other);

type Part = readonly unknown[] | { readonly [key in string]?: unknown };
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const valueAt = (part: unknown, at: Change['at']): unknown =>
  at.reduce<unknown>(
    (inner, key) => (isPart(inner) ? (inner as { [key in string]: unknown })[key] : undefined),
    part,
  );
/** The part with another value there, or without it. */
const withValue = (part: unknown, [key, ...rest]: Change['at'], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(part))
    return part.map((each, index) => (index === key ? withValue(each, rest, value) : each));
  if (!isPart(part)) throw new Error(`found nothing that has "${key}"`);
  const inner = withValue((part as { [key in string]: unknown })[key], rest, value);
  return Object.fromEntries(
    [...Object.entries(part).filter(([name]) => name !== key), [key, inner] as const].filter(
      ([, each]) => each !== undefined,
    ),
  );
};

/** What counts of what was read. What is so already stays; throws where something else was read than was corrected. */
export const corrected = (behaviour: Behaviour, { changes, passcode, name }: Correction): Behaviour =>
  changes.reduce<Behaviour>((said, { at, was, is }) => {
    const found = valueAt(said, at);
    if (same(found, is)) return said;
    if (!same(found, was))
      throw new Error(
        `${name} (${passcode}): at ${at.join(' ')} found ${JSON.stringify(found) ?? 'nothing'}, and the correction is of ${JSON.stringify(was) ?? 'nothing'}`,
      );
    return withValue(said, at, is) as Behaviour;
  }, behaviour);
