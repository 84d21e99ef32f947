/** JSON with the place of every value, so that whatever is wrong can be pointed at. */
import { numberWords } from './bounds.ts';
import type { FormatError } from './format-error.ts';

/** A value of a JSON text and where it stands. */
export interface JsonNode {
  readonly value: unknown;
  readonly offset: number;
  readonly text: string;
  readonly items: readonly JsonNode[];
  readonly fields: ReadonlyMap<string, JsonNode>;
}
/** A JSON text with the name of its file. */
export interface JsonSource {
  readonly file: string;
  readonly text: string;
}

export const errorAt = (
  { file, text }: JsonSource,
  offset: number,
  found: string,
  expected: string,
): FormatError => {
  const before = text.slice(0, offset).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, found, expected };
};

/** Thrown where a text is not what it should be; caught by `parsed` before it leaves the package. */
export class NotAsExpected extends Error {
  override readonly name = 'NotAsExpected';
  readonly at: FormatError;

  constructor(at: FormatError) {
    super(at.expected);
    this.at = at;
  }
}

/** What a text may hold. */
const MOST = { characters: 1_000_000, values: 100_000, levels: 40 } as const;
const NO_ITEMS: readonly JsonNode[] = [];
const NO_FIELDS: ReadonlyMap<string, JsonNode> = new Map();

/** Reads a JSON text; what is no JSON, or too much of it, is refused with line and column. */
export const parseJson = (source: JsonSource): JsonNode => {
  const { text } = source;
  let at = 0;
  let count = 0;
  let level = 0;
  const fail = (expected: string): never => {
    const found =
      level > MOST.levels
        ? (text[at] ?? '')
        : (/^(?:[\w.+-]+|"[^"\n]*"?|.)?/.exec(text.slice(at, at + 80))?.[0] ?? '');
    throw new NotAsExpected(errorAt(source, at, found, expected));
  };
  const skip = (): void => {
    while (' \t\r\n\ufeff'.includes(text[at] ?? 'x')) at++;
  };
  const takes = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  const scalar = (): unknown => {
    const token = text[at] === '"' ? textToken(text, at) : wordAt(text, at);
    if (token === undefined) return fail('a JSON value');
    try {
      const value: unknown = JSON.parse(token);
      at += token.length;
      return value;
    } catch {
      return fail('a JSON value');
    }
  };
  const items = (): JsonNode[] => {
    const nodes: JsonNode[] = [];
    if (takes(']')) return nodes;
    do nodes.push(node());
    while (takes(','));
    if (!takes(']')) fail('"," or "]"');
    return nodes;
  };
  const fields = (): Map<string, JsonNode> => {
    const nodes = new Map<string, JsonNode>();
    if (takes('}')) return nodes;
    do {
      skip();
      if (text[at] !== '"') fail('a name in double quotes');
      const begins = at;
      const name = String(scalar());
      if (nodes.has(name)) {
        at = begins;
        fail('a name that this object does not have yet');
      }
      if (!takes(':')) fail('":"');
      nodes.set(name, node());
    } while (takes(','));
    if (!takes('}')) fail('"," or "}"');
    return nodes;
  };
  const node = (): JsonNode => {
    skip();
    const offset = at;
    if (++count > MOST.values) return fail(`at most ${numberWords(MOST.values)} values`);
    if (level > MOST.levels) return fail(`at most ${MOST.levels} levels`);
    if (takes('[')) {
      level++;
      const list = items();
      level--;
      return { value: list.map(({ value }) => value), offset, text: '[', items: list, fields: NO_FIELDS };
    }
    if (takes('{')) {
      level++;
      const map = fields();
      level--;
      const value = Object.fromEntries([...map].map(([name, field]) => [name, field.value]));
      return { value, offset, text: '{', items: NO_ITEMS, fields: map };
    }
    const value = scalar();
    return { value, offset, text: text.slice(offset, at), items: NO_ITEMS, fields: NO_FIELDS };
  };
  if (text.length > MOST.characters)
    throw new NotAsExpected(
      errorAt(source, 0, `${numberWords(text.length)} characters`, `at most ${numberWords(MOST.characters)}`),
    );
  const root = node();
  skip();
  if (at < text.length) fail('the end of the file');
  return root;
};

const WORD = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const wordAt = (text: string, at: number): string | undefined => {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0];
};
/** A text with its quotes; nothing if it does not end on its line. */
const textToken = (text: string, at: number): string | undefined => {
  for (let end = at + 1; end < text.length && text[end] !== '\n'; end++) {
    if (text[end] === '"') return text.slice(at, end + 1);
    if (text[end] === '\\') end++;
  }
  return undefined;
};
