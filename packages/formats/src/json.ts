/** JSON with the place of every value, so that whatever is wrong can be pointed at. */
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

/** Reads a JSON text; what is no JSON is refused with line and column. */
export const parseJson = (source: JsonSource): JsonNode => {
  const { text } = source;
  let at = 0;
  const fail = (expected: string): never => {
    const found = /^(?:[\w.+-]+|"[^"\n]*"?|.)?/.exec(text.slice(at, at + 80))?.[0] ?? '';
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
    const token = SCALAR.exec(text.slice(at, endOfToken(text, at)))?.[0];
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
      const name = String(scalar());
      if (!takes(':')) fail('":"');
      nodes.set(name, node());
    } while (takes(','));
    if (!takes('}')) fail('"," or "}"');
    return nodes;
  };
  const node = (): JsonNode => {
    skip();
    const offset = at;
    if (takes('[')) {
      const list = items();
      return { value: list.map(({ value }) => value), offset, text: '[', items: list, fields: new Map() };
    }
    if (takes('{')) {
      const map = fields();
      const value = Object.fromEntries([...map].map(([name, field]) => [name, field.value]));
      return { value, offset, text: '{', items: [], fields: map };
    }
    const value = scalar();
    return { value, offset, text: text.slice(offset, at), items: [], fields: new Map() };
  };
  const root = node();
  skip();
  if (at < text.length) fail('the end of the file');
  return root;
};

const SCALAR = /^(?:"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/;
/** No scalar goes on over the end of its line. */
const endOfToken = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};
