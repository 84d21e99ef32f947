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

/** A JSON text that is being read. */
class JsonText {
  readonly #source: JsonSource;
  #at = 0;
  #count = 0;
  #level = 0;

  constructor(source: JsonSource) {
    this.#source = source;
  }

  /** The one value of the text. */
  whole(): JsonNode {
    const { text } = this.#source;
    const { characters } = MOST;
    if (text.length > characters)
      throw new NotAsExpected(
        errorAt(
          this.#source,
          0,
          `${numberWords(text.length)} characters`,
          `at most ${numberWords(characters)}`,
        ),
      );
    const root = this.#node();
    this.#skip();
    if (this.#at < text.length) this.#fail('the end of the file');
    return root;
  }

  #fail(expected: string): never {
    const { text } = this.#source;
    const begins = text.slice(this.#at, this.#at + 80);
    const found =
      this.#level > MOST.levels
        ? begins.slice(0, 1)
        : (/^(?:[\w.+-]+|"[^"\n]*"?|.)?/.exec(begins)?.[0] ?? '');
    throw new NotAsExpected(errorAt(this.#source, this.#at, found, expected));
  }
  #skip(): void {
    while (' \t\r\n\ufeff'.includes(this.#source.text[this.#at] ?? 'x')) this.#at++;
  }
  #takes(sign: string): boolean {
    this.#skip();
    if (this.#source.text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }
  #scalar(): unknown {
    const { text } = this.#source;
    const token = text[this.#at] === '"' ? textToken(text, this.#at) : wordAt(text, this.#at);
    if (token === undefined) return this.#fail('a JSON value');
    try {
      const value: unknown = JSON.parse(token);
      this.#at += token.length;
      return value;
    } catch {
      return this.#fail('a JSON value');
    }
  }
  #items(): JsonNode[] {
    const nodes: JsonNode[] = [];
    if (this.#takes(']')) return nodes;
    do nodes.push(this.#node());
    while (this.#takes(','));
    if (!this.#takes(']')) this.#fail('"," or "]"');
    return nodes;
  }
  #fields(): Map<string, JsonNode> {
    const nodes = new Map<string, JsonNode>();
    if (this.#takes('}')) return nodes;
    do {
      const name = this.#name(nodes);
      if (!this.#takes(':')) this.#fail('":"');
      nodes.set(name, this.#node());
    } while (this.#takes(','));
    if (!this.#takes('}')) this.#fail('"," or "}"');
    return nodes;
  }
  #name(known: ReadonlyMap<string, JsonNode>): string {
    this.#skip();
    const begins = this.#at;
    if (this.#source.text[begins] !== '"') this.#fail('a name in double quotes');
    const name = String(this.#scalar());
    if (!known.has(name)) return name;
    this.#at = begins;
    return this.#fail('a name that this object does not have yet');
  }
  #node(): JsonNode {
    this.#skip();
    const offset = this.#at;
    if (++this.#count > MOST.values) return this.#fail(`at most ${numberWords(MOST.values)} values`);
    if (this.#level > MOST.levels) return this.#fail(`at most ${MOST.levels} levels`);
    if (this.#takes('[')) {
      const items = this.#within(() => this.#items());
      return { value: items.map(({ value }) => value), offset, text: '[', items, fields: NO_FIELDS };
    }
    if (this.#takes('{')) {
      const fields = this.#within(() => this.#fields());
      const value = Object.fromEntries([...fields].map(([name, field]) => [name, field.value]));
      return { value, offset, text: '{', items: NO_ITEMS, fields };
    }
    const value = this.#scalar();
    const text = this.#source.text.slice(offset, this.#at);
    return { value, offset, text, items: NO_ITEMS, fields: NO_FIELDS };
  }
  #within<T>(read: () => T): T {
    this.#level++;
    const what = read();
    this.#level--;
    return what;
  }
}

/** Reads a JSON text; what is no JSON, or too much of it, is refused with line and column. */
export const parseJson = (source: JsonSource): JsonNode => new JsonText(source).whole();

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
