/** Definitions as lines of data: which there are is known at once, what one says is read when a duel first uses the card. */
import type { Behaviour } from './behaviour.ts';

/** Who understood the text. `hand`: somebody wrote it down · `proved`: it was read, and what was read prints the very text · `read`: it prints other words for the same. */
export type WrittenBy = 'hand' | 'proved' | 'read';

/** The first line: what is known of the cards without reading their definitions. */
export interface Head {
  /** The Normal Monsters, whose facts say all that there is to say, and the digest of each where it is noted. */
  readonly plain: readonly (readonly [passcode: number, digest?: string])[];
  /** The passcodes of Tokens, each with those of the cards that make it, in rising order. */
  readonly tokens: { readonly [token: string]: readonly number[] };
  /** The cards by rising passcode, how long the line of each is, and where it is noted the digest of the whole card. */
  readonly cards: readonly (readonly [passcode: number, by: WrittenBy, length: number, digest?: string])[];
}

/** What lines of definitions say. */
export interface Written extends Pick<Head, 'tokens'> {
  /** The Normal Monsters, by rising passcode. */
  readonly plain: readonly number[];
  /** By rising passcode. */
  readonly passcodes: readonly number[];
  readonly writtenBy: (passcode: number) => WrittenBy | undefined;
  readonly behaviourOf: (passcode: number) => Behaviour | undefined;
  /** The digest of a card or of a Normal Monster, as a pool works it out. */
  readonly digestOf: (passcode: number) => string | undefined;
}

export const NOTHING_WRITTEN: Written = {
  plain: [],
  tokens: {},
  passcodes: [],
  writtenBy: () => undefined,
  behaviourOf: () => undefined,
  digestOf: () => undefined,
};

/** A line as it is kept: in ASCII alone, so that a place in the text is a place in the file. */
export const lineOf = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The whole text: the head, then a line for each card in its order. */
export const textOf = (head: Head, lines: readonly string[]): string =>
  [lineOf(head), ...lines, ''].join('\n');

/** A text, or the bytes of a file. Only the lines that are asked for are read. */
export type WrittenText = string | Uint8Array;

const NEWLINE = 10;
const partOf = (text: WrittenText, from: number, to: number): string =>
  typeof text === 'string' ? text.slice(from, to) : new TextDecoder().decode(text.subarray(from, to));
const endOfFirstLine = (text: WrittenText): number =>
  typeof text === 'string' ? text.indexOf('\n') : text.indexOf(NEWLINE);

/** Reads what `textOf` makes. */
export const writtenIn = (text: WrittenText): Written => {
  const end = endOfFirstLine(text);
  // The text is made by the build, and a test takes every line of it for a card.
  const { plain, tokens, cards } = JSON.parse(partOf(text, 0, end)) as Head;
  const places = new Map<number, readonly [by: WrittenBy, from: number, to: number]>();
  let from = end + 1;
  const digests = new Map<number, string | undefined>(plain.map(([passcode, digest]) => [passcode, digest]));
  for (const [passcode, by, length, digest] of cards) {
    digests.set(passcode, digest);
    places.set(passcode, [by, from, from + length]);
    from += length + 1;
  }
  return {
    plain: plain.map(([passcode]) => passcode),
    tokens,
    passcodes: cards.map(([passcode]) => passcode),
    writtenBy: (passcode) => places.get(passcode)?.[0],
    digestOf: (passcode) => digests.get(passcode),
    behaviourOf: (passcode) => {
      const place = places.get(passcode);
      return place && (JSON.parse(partOf(text, place[1], place[2])) as Behaviour);
    },
  };
};
