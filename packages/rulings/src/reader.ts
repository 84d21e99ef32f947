/** Reading YAML nodes with their places, gathering every mistake. */
import { isAlias, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { type Mistake, nearestWord } from './mistake.ts';
import { FIELD_TROUBLES, type FieldTrouble } from './trouble.ts';

export type Value = Node | null;
export interface Place {
  readonly line: number;
  readonly column: number;
}
export interface Entry {
  readonly key: string;
  readonly keyNode: Value;
  readonly value: Value;
}

const LONGEST_QUOTE = 80;
const shortened = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;

const describe = (node: Value): string => {
  if (node === null) return 'nothing';
  if (isMap(node)) return 'a map';
  if (isSeq(node)) return 'a list';
  if (isScalar(node)) {
    const { value, source } = node;
    // Of 1e999 JSON would say null.
    if (typeof value === 'number' && !Number.isFinite(value)) return source ?? String(value);
    return value === null ? 'nothing' : shortened(JSON.stringify(value));
  }
  return 'something else';
};

export class Reader {
  readonly mistakes: Mistake[] = [];
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #text: string;

  constructor(file: string, lines: LineCounter, text: string) {
    this.#file = file;
    this.#lines = lines;
    this.#text = text;
  }

  /** What stands in the file, on one line. */
  source(node: Value): string {
    const [from = 0, to = 0] = node?.range ?? [];
    return this.#text
      .slice(from, to)
      .split('\n')
      .map((line) => line.trim())
      .join(' ')
      .trim();
  }
  placeOf(node: Value): Place {
    const at = this.#lines.linePos(node?.range?.[0] ?? 0);
    return { line: at.line, column: at.col };
  }
  /** Notes a mistake; `words` are the right words among which the nearest is sought. */
  wrong(node: Value, expected: string, words: readonly string[] = [], found = describe(node)): null {
    const written = isScalar(node) ? String(node.value) : found;
    this.wrongAt(this.placeOf(node), found, expected, nearestWord(written, words));
    return null;
  }
  wrongAt(place: Place, found: string, expected: string, nearest: string | null = null): void {
    this.mistakes.push({ file: this.#file, ...place, found, expected, nearest, trouble: null });
  }
  /** Notes what is wrong with a card of the field; `more` is added to what was expected. */
  trouble(node: Value, trouble: FieldTrouble, found = describe(node), more = ''): null {
    const expected = `${FIELD_TROUBLES[trouble]}${more === '' ? '' : `: ${more}`}`;
    this.mistakes.push({
      file: this.#file,
      ...this.placeOf(node),
      found,
      expected,
      nearest: null,
      trouble,
    });
    return null;
  }

  text(node: Value): string | null {
    if (isScalar(node) && (typeof node.value === 'string' || typeof node.value === 'number'))
      return String(node.value);
    return this.wrong(node, 'a text');
  }
  number(node: Value): number | null {
    if (isScalar(node) && typeof node.value === 'number') return node.value;
    return this.wrong(node, 'a number');
  }
  flag(node: Value): boolean | null {
    if (isScalar(node) && typeof node.value === 'boolean') return node.value;
    return this.wrong(node, 'true or false');
  }
  word<W extends string>(node: Value, words: readonly W[]): W | null {
    const found = isScalar(node) ? words.find((word) => word === node.value) : undefined;
    return found ?? this.wrong(node, words.join(' | '), words);
  }
  /** The items of a list; a single value counts as a list of one. */
  list(node: Value): Value[] {
    if (isSeq(node)) return node.items.map((item) => item as Value);
    return node === null || (isScalar(node) && node.value === null) ? [] : [node];
  }
  /** The entries of a map whose keys may be anything. */
  entries(node: Value, expected: string): Entry[] {
    if (!isMap(node) || isAlias(node)) {
      this.wrong(node, expected);
      return [];
    }
    return node.items.map(({ key, value }) => ({
      key: isScalar(key) ? String(key.value) : '',
      keyNode: key as Value,
      value: value as Value,
    }));
  }
  /** The entries of a map whose keys are known; another key is a mistake. */
  fields<K extends string>(node: Value, keys: readonly K[], expected: string): Map<K, Value> {
    const read = new Map<K, Value>();
    for (const { key, keyNode, value } of this.entries(node, expected)) {
      const known = keys.find((each) => each === key);
      if (known === undefined)
        this.wrong(keyNode, `one of the keys ${keys.join(', ')}`, keys, `the key "${shortened(key)}"`);
      else if (read.has(known)) this.wrong(keyNode, 'each key once', [], `the key "${key}" a second time`);
      else read.set(known, value);
    }
    return read;
  }
}
