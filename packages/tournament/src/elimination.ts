/** Single elimination: the first of the standings against the last of those who go on, and so forth. */
import { standingsOf } from './standings.ts';
import type { EntrantId, Pairing, TournamentState } from './state.ts';

/** The first pairings: the best and the second best can meet only in the final. */
export const pairCut = (state: TournamentState): readonly (readonly [EntrantId, EntrantId])[] => {
  const seeds = standingsOf(state).filter(({ hasLeft }) => !hasLeft);
  const size = Math.min(state.cut, greatestPowerOfTwo(seeds.length));
  const order = bracketOf(size);
  const players = order.flatMap((seed) => seeds[seed - 1]?.id ?? []);
  return inPairs(players);
};
/** Winners in the order of the tables. */
export const pairWinners = (pairings: readonly Pairing[]): readonly (readonly [EntrantId, EntrantId])[] =>
  inPairs(pairings.flatMap((pairing) => winnerOf(pairing) ?? []));

export const winnerOf = ({ players, report }: Pairing): EntrantId | null => {
  if (report?.outcome === 'first') return players[0];
  return report?.outcome === 'second' ? players[1] : null;
};

const greatestPowerOfTwo = (most: number): number => 2 ** Math.floor(Math.log2(Math.max(1, most)));
/** 1 8 4 5 2 7 3 6 */
const bracketOf = (size: number): readonly number[] => {
  let seeds = [1];
  while (seeds.length < size) {
    const sum = seeds.length * 2 + 1;
    seeds = seeds.flatMap((seed) => [seed, sum - seed]);
  }
  return seeds;
};
const inPairs = (players: readonly EntrantId[]): readonly (readonly [EntrantId, EntrantId])[] =>
  players.flatMap((one, at) => {
    const other = players[at + 1];
    return at % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
  });
