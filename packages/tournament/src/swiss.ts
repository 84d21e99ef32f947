/** Swiss pairings: equal points against equal points, nobody twice against the same opponent. */
import blossom from 'edmonds-blossom-fixed';
import { pointsOf, recordOf, standingsOf } from './standings.ts';
import { type EntrantId, isPlaying, type TournamentState } from './state.ts';

/** Weights of a pairing, so far apart that no sum of the smaller ever outweighs one of the greater. */
const GREATEST = 1e12;
const REMATCH = 1e11;
const UNEQUAL_POINTS = 1e4;
const SPREAD = 100;

interface Candidate {
  readonly id: EntrantId | null;
  readonly points: number;
  readonly met: ReadonlySet<EntrantId | null>;
}

/** Pairs everybody who plays; with an odd number one has a bye: of those with the fewest points, nobody twice. */
export const pairSwiss = (state: TournamentState): readonly (readonly [EntrantId, EntrantId | null])[] => {
  const candidates = candidatesOf(state);
  const edges = candidates.flatMap((one, at) =>
    candidates.slice(at + 1).map((other, further) => {
      const to = at + 1 + further;
      return [at, to, weightOf(one, other, chanceOf(state, at, to))] as const;
    }),
  );
  const mates = blossom(edges, true);
  const places = new Map(standingsOf(state).map(({ id, place }) => [id, place]));
  const placeOf = (id: EntrantId | null): number =>
    id === null ? Number.POSITIVE_INFINITY : (places.get(id) ?? 0);
  return mates
    .flatMap((mate, at) =>
      mate > at ? [[candidates[at]?.id ?? null, candidates[mate]?.id ?? null] as const] : [],
    )
    .map(([one, other]) => (placeOf(one) <= placeOf(other) ? [one, other] : [other, one]))
    .flatMap(([one, other]) => (one === null || one === undefined ? [] : [[one, other ?? null] as const]))
    .sort(([one, bye], [other, otherBye]) =>
      bye === null || otherBye === null ? (bye === null ? 1 : -1) : placeOf(one) - placeOf(other),
    );
};

const candidatesOf = (state: TournamentState): readonly Candidate[] => {
  const playing = state.entrants.filter(isPlaying).map(({ id }): Candidate => {
    const record = recordOf(state, id);
    return { id, points: pointsOf(record), met: new Set(record.map(({ opponent }) => opponent)) };
  });
  // With an odd number the bye takes a seat: below everybody, and like an opponent that nobody meets twice.
  return playing.length % 2 === 0 ? playing : [...playing, { id: null, points: -1, met: new Set() }];
};
const weightOf = (one: Candidate, other: Candidate, chance: number): number =>
  GREATEST -
  (one.met.has(other.id) ? REMATCH : 0) -
  (one.points - other.points) ** 2 * UNEQUAL_POINTS -
  chance;
/** From 0 to below `SPREAD`: the same seed always pairs in the same way, each round in another. */
const chanceOf = ({ seed, rounds }: TournamentState, one: number, other: number): number => {
  let mixed = (seed ^ Math.imul(rounds.length + 1, 0x9e3779b9) ^ Math.imul(one + 1, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (other + 1) ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39) >>> 0;
  return ((mixed ^ (mixed >>> 16)) >>> 0) % SPREAD;
};
