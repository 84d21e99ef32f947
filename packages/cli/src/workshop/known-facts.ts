/** The facts of a card that somebody names: the project's own first, then those of a file. */
import { type CardFacts, foldName, nearestNames } from '@spellspeed/cards';
import { readText } from '../files.ts';
import { factsTyped } from '../input/card-facts.ts';
import { didYouMean } from '../input/near.ts';
import { Trouble } from '../trouble.ts';
import { factsFrom, isPrintedLine, UnreadableLine } from './printed-line.ts';

export interface KnownFacts {
  readonly facts: CardFacts;
  /** Does the project have them already? */
  readonly inProject: boolean;
}

/** `file` holds the facts of many cards, one a line as JSON. */
export const findKnownFacts = (typed: string, file?: string): KnownFacts => {
  const own = factsTyped(typed);
  if (own) return { facts: own, inProject: true };
  if (file !== undefined) return { facts: factsInFile(typed, file), inProject: false };
  throw new Trouble(
    `The project has no facts of a card called "${typed}".`,
    ...didYouMean(nearestNames(typed, 3)),
    'Of a card that is not among its facts yet, give them with --facts FILE: one card a line, as JSON (packages/cards/scripts/README.md).',
  );
};

const factsInFile = (typed: string, file: string): CardFacts => {
  const lines = readText(file).split('\n');
  const wanted = foldName(typed);
  const names: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line, `${file}:${index + 1}`);
    const printed = Object.values(read.names);
    if (String(read.passcode) === typed || printed.some((name) => foldName(name) === wanted))
      return factsOrTrouble(read, `${file}:${index + 1}: ${read.names.en}`);
    names.push(read.names.en);
  }
  throw new Trouble(
    `Neither the project nor ${file} knows a card called "${typed}".`,
    ...didYouMean(nearestNames(typed, 3, names)),
  );
};

const readLine = (line: string, place: string) => {
  const read = parsed(line);
  if (isPrintedLine(read)) return read;
  throw new Trouble(
    `${place}: found ${line.slice(0, 60)}…, expected the facts of a card as JSON, with passcode, names.en, cardType and typeLine.`,
  );
};
const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

const factsOrTrouble = (line: Parameters<typeof factsFrom>[0], place: string): CardFacts => {
  try {
    return factsFrom(line);
  } catch (thrown) {
    if (thrown instanceof UnreadableLine) throw new Trouble(`${place}: ${thrown.message}.`);
    throw thrown;
  }
};
