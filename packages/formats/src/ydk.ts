import { numberWords, told, tooLong } from './bounds.ts';
import {
  assertPasscode,
  type DeckLists,
  GREATEST_PASSCODE,
  isPasscode,
  type ListedCard,
  MOST_CARDS,
  passcodesOf,
  type Section,
} from './deck-lists.ts';
import type { Failed, FormatError, Parsed } from './format-error.ts';

/** Reads a .ydk deck list; `fileName` is for the errors. Cards before the first section are of the main section. */
export function parseYdk(text: string, fileName: string): Parsed<DeckLists<ListedCard>> {
  const long = tooLong(text, LONGEST_LIST, fileName);
  if (long) return long;
  if (isNoUtf8(text)) return otherEncoding(fileName);
  const value = { main: [] as ListedCard[], extra: [] as ListedCard[], side: [] as ListedCard[] };
  const errors: FormatError[] = [];
  let section: Section = 'main';
  text.split(LINE_END).forEach((content, index) => {
    const read = readLine(content);
    const line = index + 1;
    if (read.is === 'section') section = read.section;
    if (read.is === 'card') value[section].push({ passcode: read.passcode, line });
    if (read.is === 'nonsense')
      errors.push({
        file: fileName,
        line,
        column: columnOf(content),
        found: read.found,
        expected: read.expected,
      });
  });
  const cards = [...value.main, ...value.extra, ...value.side];
  const next =
    cards.length > MOST_CARDS ? cards.map(({ line }) => line).sort((a, b) => a - b)[MOST_CARDS] : undefined;
  if (next !== undefined)
    errors.push({
      file: fileName,
      line: next,
      column: 1,
      found: `${numberWords(cards.length)} cards`,
      expected: `at most ${numberWords(MOST_CARDS)}`,
    });
  return errors.length === 0 ? { ok: true, value } : { ok: false, errors: told(errors) };
}

/** A zero stands in no text; in UTF-16 one stands beside each Latin letter. What marks the beginning of such a file is not readable as UTF-8. */
const isNoUtf8 = (text: string): boolean => text.includes('\0') || /^\ufffd{2}/.test(text);
const otherEncoding = (file: string): Failed => ({
  ok: false,
  errors: [
    {
      file,
      line: 1,
      column: 1,
      found: 'a text in UTF-16, or no text',
      expected: 'a deck list in UTF-8: save the file in that encoding',
    },
  ],
});

const LONGEST_LIST = 200_000;
/** No line with a card or a section is longer. */
const LONGEST_LINE = 200;

/** Writes a .ydk deck list. */
export function makeYdk(deck: DeckLists<ListedCard | number>): string {
  const { main, extra, side } = passcodesOf(deck);
  const lines = ['#created by Spellspeed', '#main', ...main, '#extra', ...extra, '!side', ...side];
  for (const line of lines) if (typeof line === 'number') assertPasscode(line);
  return `${lines.join('\n')}\n`;
}

export const LINE_END = /\r\n|\n|\r/;
/** `#main`, `!side`, and what people and programs make of them: `# Extra Deck (15)`, `!EXTRA`, `side:`. */
const SECTION = /^[#!]?\s*(main|extra|side)(?:[\s_-]*deck)?\s*:?\s*(?:\(\d+\)|\d{1,2})?$/i;
/** The section that begins with this line, if one does. */
export const sectionIn = (line: string): Section | undefined =>
  SECTION.exec(line.replace(/\s+/g, ' '))?.[1]?.toLowerCase() as Section | undefined;
const COMMENT = /^(?:#|\/\/|;|--)/;
const COMMENT_AFTER_CARD = /\s(?:#|\/\/|;|--).*$/;
const DIGITS = /^\d{1,10}$/;

type Line =
  | { readonly is: 'section'; readonly section: Section }
  | { readonly is: 'card'; readonly passcode: number }
  | { readonly is: 'nonsense'; readonly found: string; readonly expected: string }
  | { readonly is: 'empty' };

function readLine(content: string): Line {
  // trim() also takes away a byte order mark.
  const text = content.trim();
  if (text.length > LONGEST_LINE && !COMMENT.test(text))
    return {
      is: 'nonsense',
      found: text.slice(0, LONGEST_LINE),
      expected: `a line of at most ${LONGEST_LINE} characters`,
    };
  const section = sectionIn(text);
  if (section !== undefined) return { is: 'section', section };
  if (text === '' || COMMENT.test(text)) return { is: 'empty' };
  if (text.startsWith('!'))
    return { is: 'nonsense', found: text, expected: 'a section, #main, #extra or !side' };
  return readCard(text.replace(COMMENT_AFTER_CARD, '').trimEnd());
}

function readCard(text: string): Line {
  if (!DIGITS.test(text))
    return { is: 'nonsense', found: text, expected: 'a passcode, a whole number of at most 10 digits' };
  const passcode = Number(text);
  if (isPasscode(passcode)) return { is: 'card', passcode };
  const expected = `a passcode, a whole number from 1 to ${GREATEST_PASSCODE}`;
  return { is: 'nonsense', found: text, expected };
}

/** Where the text of a line begins; a byte order mark takes no column. */
function columnOf(content: string): number {
  const line = content.replace(/^\ufeff/, '');
  return line.length - line.trimStart().length + 1;
}
