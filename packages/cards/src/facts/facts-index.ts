/** An index of the table of facts, for programs that have its file: nothing of the table is read but the lines that are asked for. `tableOfAll` defines what it finds. */
import { passcodesIn } from './facts-line.ts';
import { bestOf, type FactsTable, foldedNamesIn } from './facts-table.ts';

/**
 * The index is a row of unsigned 32-bit numbers: how many there are of each part, the length of the table in bytes, then the parts: passcodes in rising order; where
 * the line of each begins; other passcodes, in rising order, and the lines that they stand on; digests of folded names, in rising order, and their lines.
 */
const HEADER = 4;

/** Where a word is looked for: FNV-1a over its UTF-16 units. */
export const digestOfWord = (word: string): number => {
  let digest = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    digest = Math.imul(digest ^ word.charCodeAt(index), 0x01000193);
  return digest >>> 0;
};

const NEWLINE = 10;

/** Where the lines behind the head of the table begin, and where they end. */
const linesOf = (table: Uint8Array): readonly (readonly [from: number, to: number])[] => {
  const lines: [number, number][] = [];
  for (let from = table.indexOf(NEWLINE) + 1; from > 0 && from < table.length; ) {
    const end = table.indexOf(NEWLINE, from);
    const to = end < 0 ? table.length : end;
    lines.push([from, to]);
    from = to + 1;
  }
  return lines;
};

/** The first numbers of the pairs, then the second ones, by rising first number. */
const inTwoRows = (pairs: readonly (readonly [number, number])[]): readonly number[] => {
  const sorted = [...pairs].sort(([one, a], [other, b]) => one - other || a - b);
  return [...sorted.map(([first]) => first), ...sorted.map(([, second]) => second)];
};

/** Makes the index of a table whose lines stand in the order of their passcodes. */
export const makeFactsIndex = (table: Uint8Array): Uint8Array => {
  const decoder = new TextDecoder();
  const places = linesOf(table);
  const texts = places.map(([from, to]) => decoder.decode(table.subarray(from, to)));
  const others = texts.flatMap((line, index) =>
    passcodesIn(line)
      .slice(1)
      .map((passcode) => [passcode, index] as const),
  );
  const names = texts.flatMap((line, index) =>
    [...foldedNamesIn(line)].map((name) => [digestOfWord(name), index] as const),
  );
  const numbers = Uint32Array.from([
    ...[places.length, others.length, names.length, table.length],
    ...texts.map((line) => Number.parseInt(line, 10)),
    ...places.map(([from]) => from),
    ...inTwoRows(others),
    ...inTwoRows(names),
  ]);
  return new Uint8Array(numbers.buffer);
};

/** The place of the first number that is not less than this one. */
const firstNotBelow = (numbers: Uint32Array, wanted: number): number => {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
};
const placeOf = (numbers: Uint32Array, wanted: number): number | undefined => {
  const place = firstNotBelow(numbers, wanted);
  return numbers[place] === wanted ? place : undefined;
};

/** The table with its index, as bytes; an index that was made of another table is refused. */
export const indexedTable = (table: Uint8Array, index: Uint8Array): FactsTable => {
  const numbers = new Uint32Array(index.buffer, index.byteOffset, index.byteLength >> 2);
  const [cards = 0, others = 0, names = 0, length = 0] = numbers;
  if (length !== table.length || numbers.length !== HEADER + 2 * (cards + others + names))
    throw new Error('The index of the facts belongs to another table: "npm run build" makes it anew.');
  let used = HEADER;
  const next = (count: number): Uint32Array => {
    used += count;
    return numbers.subarray(used - count, used);
  };
  const [passcodes, starts] = [next(cards), next(cards)];
  const [otherPasscodes, otherLines] = [next(others), next(others)];
  const [digests, namedLines] = [next(names), next(names)];
  const decoder = new TextDecoder();
  const line = (place: number): string => {
    const end = starts[place + 1] ?? table.length;
    return decoder.decode(table.subarray(starts[place], end)).replace(/\n$/, '');
  };
  let listed: readonly number[] | undefined;
  return {
    get passcodes() {
      listed ??= Array.from(passcodes);
      return listed;
    },
    lineAt: (passcode) => {
      const other = placeOf(otherPasscodes, passcode);
      const place = placeOf(passcodes, passcode) ?? (other === undefined ? undefined : otherLines[other]);
      return place === undefined ? undefined : line(place);
    },
    named: (name, folded) => {
      const digest = digestOfWord(folded);
      const found: number[] = [];
      for (let at = firstNotBelow(digests, digest); digests[at] === digest; at += 1)
        found.push(namedLines[at] ?? 0);
      return bestOf(found, line, { name, folded });
    },
  };
};
