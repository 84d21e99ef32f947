/** Who stands where: Match points, then the usual tie-breakers. */
import { type EntrantId, isPlaying, type MatchReport, type Pairing, type TournamentState } from './state.ts';

export const POINTS = { win: 3, draw: 1, loss: 0 } as const;
/** An opponent counts for at least this part, however few Matches that player has won. */
export const LEAST_PERCENTAGE = 1 / 3;

export interface Standing {
  readonly place: number;
  readonly id: EntrantId;
  readonly name: string;
  readonly points: number;
  /** Matches, byes among the wins. */
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  /** Average of the opponents' shares of Match points, and of those of their opponents. */
  readonly opponents: number;
  readonly opponentsOfOpponents: number;
  /** Sum of the squares of the numbers of the rounds that were lost: a late loss weighs less against a player than an early one, so more is better. */
  readonly lateLosses: number;
  readonly hasLeft: boolean;
}

/** One player's part of a pairing. */
export interface Played {
  readonly round: number;
  /** Null for a bye. */
  readonly opponent: EntrantId | null;
  readonly result: 'won' | 'drawn' | 'lost';
}
const RESULTS: {
  readonly [outcome in MatchReport['outcome']]: readonly [Played['result'], Played['result']];
} = {
  first: ['won', 'lost'],
  second: ['lost', 'won'],
  draw: ['drawn', 'drawn'],
  'double-loss': ['lost', 'lost'],
};
const playedBy = ({ players, report }: Pairing, round: number, id: EntrantId): readonly Played[] => {
  const seat = players[0] === id ? 0 : 1;
  if (report === null || players[seat] !== id) return [];
  return [{ round, opponent: players[1 - seat] ?? null, result: RESULTS[report.outcome][seat] }];
};
/** What a player has played in the Swiss rounds, as far as it has been reported. */
export const recordOf = ({ rounds }: Pick<TournamentState, 'rounds'>, id: EntrantId): readonly Played[] =>
  rounds
    .filter(({ kind }) => kind === 'swiss')
    .flatMap(({ number, pairings }) => pairings.flatMap((pairing) => playedBy(pairing, number, id)));

const WORTH: { readonly [result in Played['result']]: number } = {
  won: POINTS.win,
  drawn: POINTS.draw,
  lost: POINTS.loss,
};
export const pointsOf = (record: readonly Played[]): number =>
  record.reduce((sum, { result }) => sum + WORTH[result], 0);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
/** To six places: what is equal stays equal, in whatever order it was added up. */
const rounded = (share: number): number => Math.round(share * 1e6) / 1e6;
const opponentsIn = (record: readonly Played[]): readonly EntrantId[] =>
  record.flatMap(({ opponent }) => opponent ?? []);
/** The share of the points that could be won, byes aside. */
const percentageOf = (record: readonly Played[]): number => {
  const played = record.filter(({ opponent }) => opponent !== null);
  return Math.max(LEAST_PERCENTAGE, mean(played.map(({ result }) => WORTH[result] / POINTS.win)));
};

/** The standings of the Swiss rounds, best first; equal ones in the order of entry. */
export const standingsOf = (state: TournamentState): readonly Standing[] => {
  const records = state.entrants.map(({ id }) => recordOf(state, id));
  const percentages = records.map(percentageOf);
  const opponents = records.map((record) => mean(opponentsIn(record).map((id) => percentages[id] ?? 0)));
  const ranked = state.entrants
    .map((entrant): Omit<Standing, 'place'> => {
      const record = records[entrant.id] ?? [];
      const count = (result: Played['result']): number =>
        record.filter((each) => each.result === result).length;
      return {
        id: entrant.id,
        name: entrant.name,
        points: pointsOf(record),
        won: count('won'),
        drawn: count('drawn'),
        lost: count('lost'),
        byes: record.filter(({ opponent }) => opponent === null).length,
        opponents: rounded(opponents[entrant.id] ?? 0),
        opponentsOfOpponents: rounded(mean(opponentsIn(record).map((id) => opponents[id] ?? 0))),
        lateLosses: record.reduce((sum, { round, result }) => sum + (result === 'lost' ? round ** 2 : 0), 0),
        hasLeft: !isPlaying(entrant),
      };
    })
    .sort(compare);
  return ranked.map((standing, index) => ({ place: index + 1, ...standing }));
};
const compare = (one: Omit<Standing, 'place'>, other: Omit<Standing, 'place'>): number =>
  other.points - one.points ||
  other.opponents - one.opponents ||
  other.opponentsOfOpponents - one.opponentsOfOpponents ||
  other.lateLosses - one.lateLosses ||
  one.id - other.id;
