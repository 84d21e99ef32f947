/** Many decks in one file: a deck a line, as JSON. */
import { numberWords, told, tooLong } from './bounds.ts';
import { type DeckLists, isPasscode, MOST_CARDS, SECTIONS } from './deck-lists.ts';
import type { FormatError, Parsed } from './format-error.ts';

/** A deck with the name under which the file has it; without one, its line. */
export interface NamedLists {
  readonly name: string;
  readonly lists: DeckLists;
}
/** Ten thousand decks and more. */
const LONGEST_FILE = 16_000_000;
const EXPECTED =
  'a deck as JSON: { "id": "name", "main": [passcodes], "extra": [passcodes], "side": [passcodes] }';

/** Reads a file with a deck on each line: `main`, and where there are some `extra` and `side`, are lists of passcodes, `id` or `name` is its name. Other fields are left alone. */
export const parseDeckLines = (text: string, file: string): Parsed<readonly NamedLists[]> => {
  const long = tooLong(text, LONGEST_FILE, file);
  if (long) return long;
  const read = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [deckIn(line, { file, line: index + 1 })]));
  const errors = read.flatMap((each) => ('expected' in each ? [each] : []));
  if (errors.length > 0) return { ok: false, errors: told(errors) };
  const decks = read.flatMap((each) => ('lists' in each ? [each] : []));
  return decks.length > 0
    ? { ok: true, value: decks }
    : { ok: false, errors: [{ file, line: 1, column: 1, found: 'no deck', expected: EXPECTED }] };
};

interface Place {
  readonly file: string;
  readonly line: number;
}
const deckIn = (line: string, place: Place): NamedLists | FormatError => {
  const wrong = (found: string, expected: string): FormatError => ({ ...place, column: 1, found, expected });
  const value = parsed(line);
  if (typeof value !== 'object' || value === null || !('main' in value))
    return wrong(line.length > 60 ? `${line.slice(0, 60)}…` : line, EXPECTED);
  const lists: { [section: string]: readonly number[] } = {};
  for (const section of SECTIONS) {
    const list: unknown = Reflect.get(value, section) ?? [];
    if (!Array.isArray(list)) return wrong(`"${section}" that is no list`, 'a list of passcodes');
    const odd: unknown = list.find((each) => typeof each !== 'number' || !isPasscode(each));
    if (odd !== undefined) return wrong(`${JSON.stringify(odd)} in "${section}"`, 'a passcode');
    lists[section] = list as readonly number[];
  }
  const count = SECTIONS.reduce((sum, section) => sum + (lists[section]?.length ?? 0), 0);
  if (count > MOST_CARDS) return wrong(`${numberWords(count)} cards`, `at most ${numberWords(MOST_CARDS)}`);
  // Every section has its list.
  return { name: nameOf(value) ?? `line ${place.line}`, lists: lists as unknown as DeckLists };
};
const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
const nameOf = (value: object): string | undefined =>
  ['name', 'id'].map((key): unknown => Reflect.get(value, key)).find((name) => typeof name === 'string');
