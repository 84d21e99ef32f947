import { base64From, bytesFrom } from './base64.ts';
import { numberWords, tooLong } from './bounds.ts';
import {
  assertPasscode,
  type DeckLists,
  GREATEST_PASSCODE,
  isPasscode,
  type ListedCard,
  MOST_CARDS,
  passcodesOf,
  SECTIONS,
} from './deck-lists.ts';
import type { Failed, Parsed } from './format-error.ts';

const SCHEME = 'ydke://';
const ESCAPED_SCHEME = /^ydke(?::|%3A)(?:\/|%2F){2}/i;
const FILE = 'ydke link';
/** Of a link with as many cards as there may be, every letter escaped, not even half. */
const LONGEST_LINK = 50_000;

/**
 * Reads a ydke:// link: for each section the base64 of its passcodes, each 4 bytes, lowest byte first, and a `!`.
 * The last `!` and the padding may be missing, and a link may have been escaped on its way.
 */
export function parseYdke(url: string): Parsed<DeckLists> {
  const long = tooLong(url, LONGEST_LINK, FILE);
  if (long) return long;
  const start = url.length - url.trimStart().length;
  const link = url.trim();
  const scheme = ESCAPED_SCHEME.exec(link)?.[0].length;
  if (scheme === undefined) return failure(start, link, `a link that begins with ${SCHEME}`);
  const parts = partsOf(link.slice(scheme), start + scheme);
  const [main, extra, side, rest] = parts;
  if (main === undefined || extra === undefined || side === undefined)
    return failure(start + link.length, '', 'three lists, as in ydke://main!extra!side!');
  if (rest !== undefined && rest.start < start + link.length)
    return failure(rest.start, url.slice(rest.start).trim(), 'the end after three lists');
  const deck = together(readPart(main), readPart(extra), readPart(side));
  const count = deck.ok ? SECTIONS.reduce((sum, section) => sum + deck.value[section].length, 0) : 0;
  return count > MOST_CARDS
    ? failure(main.start, `${numberWords(count)} cards`, `at most ${numberWords(MOST_CARDS)}`)
    : deck;
}

/** Is this a ydke:// link, also one that was escaped on its way? */
export const isYdke = (text: string): boolean => ESCAPED_SCHEME.test(text.trimStart());

/** Writes a ydke:// link. */
export function makeYdke(deck: DeckLists<ListedCard | number>): string {
  const { main, extra, side } = passcodesOf(deck);
  return `${SCHEME}${partOf(main)}!${partOf(extra)}!${partOf(side)}!`;
}

interface Part {
  readonly text: string;
  /** Its offset in the whole link. */
  readonly start: number;
}

type ParsedPart = Parsed<number[]>;

const ESCAPED_BASE64 = /^(?:[\w+/-]|%2[BF])*(?:=|%3D){0,2}/i;

function partsOf(lists: string, start: number): Part[] {
  const ends = [...lists.matchAll(/!|%21|$/g)];
  return ends.map((end, index) => {
    const before = ends[index - 1];
    const from = before === undefined ? 0 : before.index + before[0].length;
    return { text: lists.slice(from, end.index), start: start + from };
  });
}

function readPart({ text, start }: Part): ParsedPart {
  const legal = ESCAPED_BASE64.exec(text)?.[0].length ?? 0;
  if (legal < text.length) return failure(start + legal, text.slice(legal), 'base64 or "!"');
  const bytes = bytesFrom(unescaped(text));
  if (bytes === undefined || bytes.length % 4 !== 0)
    return failure(start, text, 'the base64 of whole passcodes, 4 bytes each');
  const passcodes = bytes.flatMap((_, index) => (index % 4 === 0 ? [passcodeAt(bytes, index)] : []));
  const wrong = passcodes.find((passcode) => !isPasscode(passcode));
  if (wrong === undefined) return { ok: true, value: passcodes };
  return failure(start, String(wrong), `passcodes, whole numbers from 1 to ${GREATEST_PASSCODE}`);
}

function unescaped(text: string): string {
  return text.replace(/%2B|-/gi, '+').replace(/%2F|_/gi, '/').replace(/%3D|=/gi, '');
}

function passcodeAt(bytes: readonly number[], index: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(index, index + 4);
  return (a | (b << 8) | (c << 16) | (d << 24)) >>> 0;
}

function partOf(passcodes: readonly number[]): string {
  return base64From(
    passcodes.map(assertPasscode).flatMap((code) => [0, 8, 16, 24].map((shift) => (code >>> shift) & 0xff)),
  );
}

function together(main: ParsedPart, extra: ParsedPart, side: ParsedPart): Parsed<DeckLists> {
  if (main.ok && extra.ok && side.ok)
    return { ok: true, value: { main: main.value, extra: extra.value, side: side.value } };
  return { ok: false, errors: [main, extra, side].flatMap((part) => (part.ok ? [] : part.errors)) };
}

function failure(offset: number, found: string, expected: string): Failed {
  const error = { file: FILE, line: 1, column: offset + 1, found, expected };
  return { ok: false, errors: [error] };
}
