/** One place where a text is not what it should be. Lines and columns are counted from 1. */
export interface FormatError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The text at that place; empty where there is none. */
  readonly found: string;
  /** What should have been there, as the end of a sentence. */
  readonly expected: string;
}

/** What reading a text gives: the value, or everything that is wrong with the text. */
export type Parsed<Value> = { readonly ok: true; readonly value: Value } | Failed;

export interface Failed {
  readonly ok: false;
  readonly errors: readonly FormatError[];
}

/** One sentence for the person who wrote the text. */
export function messageOf({ file, line, column, found, expected }: FormatError): string {
  return `${file}, line ${line}, column ${column}: found ${quoted(found)}, expected ${expected}.`;
}

const LONGEST_QUOTE = 40;

function quoted(found: string): string {
  if (found === '') return 'nothing';
  const letters = [...found.slice(0, 2 * LONGEST_QUOTE)];
  const shown = letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE - 1).join('')}…` : found;
  return `"${shown.replace(/\p{C}/gu, '\ufffd')}"`;
}
