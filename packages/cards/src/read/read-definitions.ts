/** Definitions that were read from printed texts and proved by printing them back: data, made by `npm run reader`. */
import type { Card } from '@spellspeed/engine/language';
import { dataFile } from '../facts/data-file.ts';

/** What a text says of a card, beyond what its facts say. */
export type ReadBehaviour = Pick<Card, 'effects'> & {
  readonly [part in 'summoning' | 'asMaterial' | 'remains' | 'victory']?: unknown;
};

const FILE = dataFile(() => new URL('../../data/read-cards.jsonl', import.meta.url));
let lines: ReadonlyMap<number, string> | undefined;

/** Lines by passcode; none on a page that has not loaded them. Only what is asked for is parsed. */
const readLines = (): ReadonlyMap<number, string> => {
  if (lines !== undefined) return lines;
  const text = FILE.text();
  if (text === undefined) return new Map();
  lines = new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => [Number.parseInt(line.slice(PASSCODE.length), 10), line]),
  );
  return lines;
};
/** How each line begins. */
const PASSCODE = '{"passcode":';

/** Loads the definitions that were read, where they cannot be read at once: on a page. */
export const loadReadCards = (): Promise<void> => FILE.load();

/** The passcodes of all cards whose text was read and proved. */
export const readPasscodes = (): readonly number[] => [...readLines().keys()];

/** What the text of this card was read as. */
export const readBehaviourOf = (passcode: number): ReadBehaviour | undefined => {
  const line = readLines().get(passcode);
  if (line === undefined) return undefined;
  // The file is generated, and a test takes every line of it for a card.
  const { passcode: _, grade: __, ...behaviour } = JSON.parse(line) as ReadBehaviour & Head;
  return behaviour;
};
interface Head {
  readonly passcode: number;
  readonly grade?: ReadAs;
}
/** `proved`: what was read prints the very text · `read`: it prints other words for the same; such a line says so. */
export type ReadAs = 'proved' | 'read';
/** How sure the reading of this card's text is; nothing for a card whose text was not read. */
export const readAs = (passcode: number): ReadAs | undefined => {
  const line = readLines().get(passcode);
  if (line === undefined) return undefined;
  return line.startsWith(`${PASSCODE}${passcode},"grade":"read",`) ? 'read' : 'proved';
};
