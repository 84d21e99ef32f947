/** The puzzles: fields from simulated duels, each proved to be won in this turn (`puzzles.test.ts`). Found by `scripts/find-puzzles.mjs`. */
import text from './puzzles.yaml?raw';

export interface Puzzle {
  /** By this name it is noted that it was solved: it stays when puzzles are added. */
  readonly name: string;
  /** How many own answers one has to look ahead until what looks best at once wins. */
  readonly depth: number;
  /** Of so many first moves one alone wins as soon as that; null where that is not proved. */
  readonly moves: number | null;
  /** The document. */
  readonly text: string;
}
const HEAD = /^# duel (\d+), looked ahead (\d+)(?:.*, one of (\d+) first moves)?.*\n/;
const puzzleIn = (document: string): readonly Puzzle[] => {
  const [, duel, depth, moves] = HEAD.exec(document) ?? [];
  return duel === undefined
    ? []
    : [
        {
          name: duel,
          depth: Number(depth),
          moves: moves === undefined ? null : Number(moves),
          text: document,
        },
      ];
};
/** The puzzles of documents, in their order. */
export const puzzlesIn = (documents: string): readonly Puzzle[] =>
  documents.split(/^---\n/m).flatMap(puzzleIn);
/** More first moves than there are: what is not proved stands last. */
const MANY = 1000;
/** The easier ones first: fewer own answers, fewer first moves. */
export const PUZZLES: readonly Puzzle[] = [...puzzlesIn(text)].sort(
  (one, other) => one.depth - other.depth || (one.moves ?? MANY) - (other.moves ?? MANY),
);

const DAY = 24 * 60 * 60 * 1000;
/** The place of the puzzle of this day, the same for everybody. */
export const placeOfDay = (milliseconds: number, count = PUZZLES.length): number =>
  // Neighbours in the list are alike: steps that go through all of them.
  (Math.floor(milliseconds / DAY) * stepThrough(count)) % count;
const greatestCommon = (one: number, other: number): number =>
  other === 0 ? one : greatestCommon(other, one % other);
const stepThrough = (count: number): number => {
  let step = Math.max(1, Math.floor(count * 0.62));
  while (greatestCommon(step, count) !== 1) step++;
  return step;
};
