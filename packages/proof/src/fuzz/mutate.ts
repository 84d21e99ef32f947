/** Small and large damage to texts and values, decided by dice: the same dice make the same damage. */
import type { Dice } from '@spellspeed/bots';

const pickOf = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice(items.length)];

/** Pieces that have a meaning in one notation or another. */
const PIECES = [
  ...['', ' ', '\n', '\r', '\t', '\u0000', '\ufeff', '\u2028', '"', "'", '\\', ',', ':', ': ', '- ', '#'],
  ...['!', '&a ', '*a', '<<: ', '? ', '| ', '> ', '---\n', '%YAML 9\n', '!!binary ', '[', ']', '{', '}', '@'],
  ...['null', 'true', '-0', '-1', '1e999', '0.5', 'NaN', '2147483648', '99999999999999999999', '0x10', '١'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'Kuriboh',
    'A',
    'B',
    'title',
    '#main',
    'é',
    '😀',
    '\ud800',
  ],
];
const REPEATS = [2, 10, 200, 5_000] as const;

type TextMutation = (text: string, dice: Dice) => string;
const at = (text: string, dice: Dice): number => dice(text.length + 1);
const between = (text: string, from: number, to: number, put: string): string =>
  text.slice(0, from) + put + text.slice(to);
const span = (text: string, dice: Dice): readonly [number, number] => {
  const from = at(text, dice);
  return [from, Math.min(text.length, from + dice(1 + 2 ** dice(8)))];
};
const lines = (text: string): string[] => text.split('\n');

const TEXT_MUTATIONS: readonly TextMutation[] = [
  (text, dice) => between(text, at(text, dice), at(text, dice), ''),
  (text, dice) => between(text, ...span(text, dice), ''),
  (text, dice) => between(text, ...span(text, dice), pickOf(PIECES, dice) ?? ''),
  (text, dice) => {
    const place = at(text, dice);
    return between(text, place, place, pickOf(PIECES, dice) ?? '');
  },
  (text, dice) => {
    const place = at(text, dice);
    return between(text, place, place, (pickOf(PIECES, dice) ?? '').repeat(pickOf(REPEATS, dice) ?? 1));
  },
  // One bit of one letter.
  (text, dice) => {
    const place = dice(Math.max(text.length, 1));
    const flipped = (text.charCodeAt(place) || 0) ^ (1 << dice(8));
    return between(text, place, place + 1, String.fromCharCode(flipped));
  },
  (text, dice) => {
    const [from, to] = span(text, dice);
    const place = at(text, dice);
    return between(text, place, place, text.slice(from, to).repeat(pickOf(REPEATS.slice(0, 3), dice) ?? 1));
  },
  (text, dice) => {
    const all = lines(text);
    const [from, to] = [dice(all.length), dice(all.length)];
    const [line = ''] = all.splice(from, 1);
    all.splice(to, 0, line);
    return all.join('\n');
  },
  (text, dice) => {
    const all = lines(text);
    all.splice(dice(all.length), 1 + dice(4));
    return all.join('\n');
  },
  (text, dice) => {
    const all = lines(text);
    const from = dice(all.length);
    all.splice(dice(all.length), 0, ...all.slice(from, from + 1 + dice(6)));
    return all.join('\n');
  },
  // Another indentation.
  (text, dice) => {
    const all = lines(text);
    const index = dice(all.length);
    all[index] = ' '.repeat(dice(12)) + (all[index] ?? '').trimStart();
    return all.join('\n');
  },
  // A word or number in the place of another one.
  (text, dice) => {
    const words = [...text.matchAll(/[\w.-]+/g)];
    const [one, other] = [pickOf(words, dice), pickOf(words, dice)];
    if (one === undefined || other === undefined) return text;
    const put = dice(3) === 0 ? (pickOf(PIECES, dice) ?? '') : other[0];
    return between(text, one.index, one.index + one[0].length, put);
  },
];

/** The text, damaged in one to four places. */
export const damaged = (text: string, dice: Dice): string => {
  let result = text;
  for (let left = 1 + dice(4); left > 0; left--)
    result = (pickOf(TEXT_MUTATIONS, dice) ?? ((same) => same))(result, dice).slice(0, 400_000);
  return result;
};

const ODD_VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, 1, -1, 2, 0.5, 7, 8000, 1e9, 2 ** 31, 2 ** 53, -(2 ** 31), 1e308],
  ...[
    '',
    '0',
    'x',
    '__proto__',
    'battle',
    'main1',
    'up',
    'down',
    'attack',
    'x'.repeat(5_000),
    [],
    {},
    [[]],
    [null],
  ],
];
type Json = unknown;
const isTree = (value: Json): value is Record<string, Json> | Json[] =>
  typeof value === 'object' && value !== null;

/** Every list and object in a value. */
const treesIn = (
  value: Json,
  found: (Record<string, Json> | Json[])[] = [],
): (Record<string, Json> | Json[])[] => {
  if (!isTree(value)) return found;
  found.push(value);
  for (const member of Object.values(value)) treesIn(member, found);
  return found;
};
const nested = (value: Json, levels: number): Json => {
  let inside = value;
  for (let level = 0; level < levels; level++) inside = [inside];
  return inside;
};

/** What is made longer by repeating gets no longer than this. */
const MOST_LETTERS = 200_000;
type TreeMutation = (tree: Record<string, Json>, key: string, all: readonly object[], dice: Dice) => void;
/** A copy is put there: an odd value that later damage changes must not be odd in another way from then on. */
const put = (tree: Record<string, Json>, key: string, value: Json): void => {
  const copy = typeof value === 'object' ? structuredClone(value) : value;
  Object.defineProperty(tree, key, { value: copy, enumerable: true, configurable: true, writable: true });
};
const TREE_MUTATIONS: readonly TreeMutation[] = [
  (tree, key, _, dice) => put(tree, key, pickOf(ODD_VALUES, dice)),
  (tree, key, _, dice) => put(tree, key, pickOf(ODD_VALUES, dice)),
  (tree, key) => void Reflect.deleteProperty(tree, key),
  (tree, key, all, dice) => {
    const other = pickOf(all, dice) ?? {};
    put(tree, key, structuredClone(pickOf(Object.values(other), dice)));
  },
  (tree, key, _, dice) => {
    const value = tree[key];
    if (typeof value === 'number') put(tree, key, value + dice(5) - 2);
  },
  (tree, _, __, dice) => {
    // A list with a member far beyond its end is no JSON.
    if (!Array.isArray(tree)) put(tree, pickOf(PIECES, dice) ?? '', pickOf(ODD_VALUES, dice));
  },
  (tree, key, _, dice) => put(tree, key, nested(tree[key], pickOf([1, 3, 60, 800], dice) ?? 1)),
  (tree, key, _, dice) => {
    const value = tree[key];
    if (!Array.isArray(value)) return;
    const most = MOST_LETTERS / (JSON.stringify(value[0] ?? null).length + 1);
    // Each a copy of its own: what is damaged in one later must not be longer two thousand times.
    const many = Array.from({ length: Math.min(most, pickOf([2, 20, 2_000], dice) ?? 2) }, () =>
      structuredClone(value[0]),
    );
    put(tree, key, [...value, ...many]);
  },
];

/** A copy of a JSON value with one to three of its members changed. */
export const damagedValue = (value: Json, dice: Dice): Json => {
  const root = { value: structuredClone(value) };
  for (let left = 1 + dice(3); left > 0; left--) {
    const all = treesIn(root);
    const tree = pickOf(all, dice);
    const key = tree && pickOf(Object.keys(tree), dice);
    // Lists take keys as objects do.
    if (tree && key !== undefined)
      pickOf(TREE_MUTATIONS, dice)?.(tree as Record<string, Json>, key, all, dice);
  }
  return root.value;
};
