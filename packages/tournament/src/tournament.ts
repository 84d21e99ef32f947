/** A tournament as a value: enter, register, pair, report, correct, look at the standings. */
import { checkDeck, type DeckCard } from '@spellspeed/formats';
import type { Match, MatchDeck } from '@spellspeed/match';
import { pairCut, pairWinners, winnerOf } from './elimination.ts';
import { refused, type TournamentRefusal } from './refusal.ts';
import { isCut, mistakeInSaved, plainState } from './saved.ts';
import { type Standing, standingsOf } from './standings.ts';
import {
  type Entrant,
  type EntrantId,
  isOpen,
  isPlaying,
  type MatchReport,
  type Outcome,
  type Pairing,
  type PenaltyKind,
  type Round,
  type RoundKind,
  type TournamentSnapshot,
  type TournamentState,
} from './state.ts';
import { pairSwiss } from './swiss.ts';

export interface TournamentOptions {
  readonly name: string;
  readonly seed: number;
  readonly swiss: number;
  /** 0 for no elimination, or a power of two. */
  readonly cut?: number;
  readonly bestOf?: 1 | 3;
}
/** What deck building and the limit list say of a card; nothing for an unknown one. */
export type CardLookUp = (passcode: number) => DeckCard | undefined;

/** A tournament cannot be set up or restored: which value, what was expected. */
export class TournamentSetUpError extends Error {
  override readonly name = 'TournamentSetUpError';
}

/** A tournament in a state that has been checked: set at once below, since nobody but the class may construct it. */
let tournamentIn: (state: TournamentState, cards: CardLookUp) => Tournament;

/** Begun by `createTournament`, gone on with by `restoreTournament`. */
export class Tournament {
  #state: TournamentState;
  readonly #cards: CardLookUp;

  private constructor(state: TournamentState, cards: CardLookUp) {
    this.#state = state;
    this.#cards = cards;
  }
  static {
    tournamentIn = (state, cards) => new Tournament(state, cards);
  }

  get state(): TournamentState {
    return this.#state;
  }
  /** The round that was paired last. */
  get round(): Round | null {
    return this.#state.rounds.at(-1) ?? null;
  }
  get standings(): readonly Standing[] {
    return standingsOf(this.#state);
  }
  /** Are all rounds over? */
  get isOver(): boolean {
    const { round } = this;
    return round !== null && !isOpen(round) && this.#nextKind() === null;
  }
  /** Who has won the final, or else stands first; null before the end. */
  get winner(): EntrantId | null {
    const { round } = this;
    if (round === null || !this.isOver) return null;
    const [final] = round.kind === 'elimination' ? round.pairings : [];
    return final ? winnerOf(final) : (this.standings.find(({ hasLeft }) => !hasLeft)?.id ?? null);
  }

  /** Takes a player in; also between two Swiss rounds, with nothing won in those that are over. */
  enter(name: string, deck: MatchDeck | null = null): TournamentRefusal | undefined {
    const { entrants, rounds } = this.#state;
    if (entrants.some((each) => each.name === name))
      return refused('name-taken', `There is a player "${name}" already.`);
    if (this.round !== null && isOpen(this.round)) return refused('round-open', 'A round is being played.');
    if (rounds.length > 0 && this.#nextKind() !== 'swiss')
      return refused('too-late', 'Nobody can enter after the last Swiss round.');
    const wrong = deck && this.#obstacleToDeck(deck);
    if (wrong) return wrong;
    const entrant: Entrant = {
      id: entrants.length,
      name,
      deck,
      since: rounds.length + 1,
      gone: null,
      penalties: [],
    };
    this.#change({ entrants: [...entrants, entrant] });
    return undefined;
  }
  /** A player hands in the sheet; one deck for the whole tournament. (tournament.deck.one-deck-per-tournament) */
  register(id: EntrantId, deck: MatchDeck): TournamentRefusal | undefined {
    const entrant = this.#entrant(id);
    if ('reason' in entrant) return entrant;
    if (entrant.deck !== null)
      return refused(
        'deck-registered',
        `${entrant.name} has registered a deck already.`,
        'tournament.deck.one-deck-per-tournament',
      );
    const wrong = this.#obstacleToDeck(deck);
    if (wrong) return wrong;
    this.#replace({ ...entrant, deck });
    return undefined;
  }
  #obstacleToDeck(deck: MatchDeck): TournamentRefusal | undefined {
    const [problem] = checkDeck(deck, this.#cards);
    if (problem === undefined) return undefined;
    return refused('deck-illegal', problem.sentence, 'clause' in problem ? problem.clause : null);
  }

  /** A player leaves. An open Match is lost. */
  drop(id: EntrantId): TournamentRefusal | undefined {
    const entrant = this.#entrant(id);
    if ('reason' in entrant) return entrant;
    if (!isPlaying(entrant)) return refused('has-left', `${entrant.name} has left already.`);
    this.#replace({ ...entrant, gone: this.#state.rounds.length + 1 });
    this.#loseOpenMatch(id);
    return undefined;
  }
  /** Notes a penalty; a match loss takes the open Match, a disqualification ends the tournament for the player. A game loss is given in the Match. */
  penalize(id: EntrantId, kind: PenaltyKind, note: string): TournamentRefusal | undefined {
    const entrant = this.#entrant(id);
    if ('reason' in entrant) return entrant;
    if (!isPlaying(entrant)) return refused('has-left', `${entrant.name} has left already.`);
    const penalty = { round: this.#state.rounds.length, kind, note };
    this.#replace({ ...entrant, penalties: [...entrant.penalties, penalty] });
    if (kind === 'match-loss') this.#loseOpenMatch(id);
    return kind === 'disqualification' ? this.drop(id) : undefined;
  }
  #loseOpenMatch(id: EntrantId): void {
    const open = this.round?.pairings.find(({ players, report }) => report === null && players.includes(id));
    if (open === undefined) return;
    const outcome: Outcome = open.players[0] === id ? 'second' : 'first';
    this.#put(this.round?.number ?? 0, open.table, {
      outcome,
      wins: outcome === 'first' ? [this.#needed, 0] : [0, this.#needed],
      draws: 0,
    });
  }

  /** Pairs the next round: a Swiss one, or of the elimination. */
  pair(): TournamentRefusal | undefined {
    const obstacle = this.#obstacleToPair();
    if (obstacle) return obstacle;
    const kind = this.#nextKind();
    if (kind === null) return refused('tournament-over', 'All rounds have been played.');
    const number = this.#state.rounds.length + 1;
    const pairings = this.#pairs(kind).map(([one, other], index): Pairing => {
      const players = [one, other] as const;
      return { table: index + 1, players, report: this.#reportInAdvance(players) };
    });
    this.#change({ rounds: [...this.#state.rounds, { number, kind, pairings }] });
    return undefined;
  }
  #obstacleToPair(): TournamentRefusal | undefined {
    const open = this.round?.pairings.find(({ report }) => report === null);
    if (open) return refused('round-open', `Table ${open.table} has not reported yet.`);
    const playing = this.#state.entrants.filter(isPlaying);
    if (playing.length < 2 && this.#nextKind() !== null)
      return refused('too-few-players', `${playing.length} players are left; two are needed.`);
    // (tournament.deck.registration-sheet)
    const missing = playing.find(({ deck }) => deck === null);
    return missing === undefined
      ? undefined
      : refused(
          'deck-missing',
          `${missing.name} has not registered a deck yet.`,
          'tournament.deck.registration-sheet',
        );
  }
  /** A bye is won, and so is a Match against a player who has left after winning the round before. */
  #reportInAdvance([one, other]: Pairing['players']): MatchReport | null {
    const bye: MatchReport = { outcome: 'first', wins: [this.#needed, 0], draws: 0 };
    if (other === null) return bye;
    const hasLeft = (id: EntrantId): boolean => this.#state.entrants[id]?.gone !== null;
    if (hasLeft(one)) return { outcome: 'second', wins: [0, this.#needed], draws: 0 };
    return hasLeft(other) ? bye : null;
  }
  #pairs(kind: RoundKind): readonly (readonly [EntrantId, EntrantId | null])[] {
    if (kind === 'swiss') return pairSwiss(this.#state);
    const { round } = this;
    return round?.kind === 'elimination' ? pairWinners(round.pairings) : pairCut(this.#state);
  }
  #nextKind(): RoundKind | null {
    const { rounds, swiss, cut } = this.#state;
    if (rounds.length < swiss) return 'swiss';
    if (cut < 2) return null;
    const { round } = this;
    return round?.kind === 'elimination' && round.pairings.length < 2 ? null : 'elimination';
  }

  /** The result of a table in the round that is being played. */
  report(table: number, report: MatchReport): TournamentRefusal | undefined {
    const pairing = this.#pairing(this.round?.number ?? 0, table);
    if ('reason' in pairing) return pairing;
    if (pairing.report !== null)
      return refused('reported-already', `Table ${table} has reported; a judge can correct it.`);
    return this.#accept(this.round?.number ?? 0, table, report);
  }
  /** The result of a Match that was played. */
  reportMatch(table: number, match: Match): TournamentRefusal | undefined {
    if (match.result === null) return refused('not-reported', 'The Match is not over.');
    return this.report(table, reportOf(match));
  }
  /** A judge corrects a result that was reported; in the elimination only before the next round is paired. */
  correct(round: number, table: number, report: MatchReport): TournamentRefusal | undefined {
    const pairing = this.#pairing(round, table);
    if ('reason' in pairing) return pairing;
    if (pairing.report === null) return refused('not-reported', `Table ${table} has not reported yet.`);
    if (pairing.players[1] === null) return refused('no-such-score', 'A bye is a won Match.');
    const next = this.#state.rounds.find(({ number }) => number === round + 1);
    if (next?.kind === 'elimination')
      return refused('round-over', `Round ${next.number} has been paired from this result.`);
    return this.#accept(round, table, report);
  }
  #accept(round: number, table: number, report: MatchReport): TournamentRefusal | undefined {
    const wrong = obstacleToReport(report, this.#state.bestOf);
    if (wrong) return wrong;
    const kind = this.#state.rounds[round - 1]?.kind;
    const hasWinner = report.outcome === 'first' || report.outcome === 'second';
    if (kind === 'elimination' && !hasWinner)
      return refused('needs-a-winner', 'In the elimination one of the two goes on.');
    this.#put(round, table, report);
    return undefined;
  }

  /** A second tournament in the same state: whoever keeps one can go back to it. */
  fork(): Tournament {
    return new Tournament(this.#state, this.#cards);
  }
  toJSON(): TournamentSnapshot {
    return { spellspeed: 1, what: 'tournament', state: this.#state };
  }

  #entrant(id: EntrantId): Entrant | TournamentRefusal {
    return this.#state.entrants[id] ?? refused('unknown-player', `There is no player ${id}.`);
  }
  #pairing(round: number, table: number): Pairing | TournamentRefusal {
    const found = this.#state.rounds[round - 1]?.pairings.find((each) => each.table === table);
    return found ?? refused('no-such-table', `Round ${round} has no table ${table}.`);
  }
  get #needed(): number {
    return Math.ceil(this.#state.bestOf / 2);
  }
  #change(parts: Partial<TournamentState>): void {
    this.#state = { ...this.#state, ...parts };
  }
  #replace(entrant: Entrant): void {
    this.#change({ entrants: this.#state.entrants.map((each) => (each.id === entrant.id ? entrant : each)) });
  }
  #put(round: number, table: number, report: MatchReport): void {
    const rounds = this.#state.rounds.map((each) =>
      each.number === round
        ? { ...each, pairings: each.pairings.map((one) => (one.table === table ? { ...one, report } : one)) }
        : each,
    );
    this.#change({ rounds });
  }
}

/** The wins must be those of a Match, and the outcome must not be against them. */
const obstacleToReport = (
  { outcome, wins, draws }: MatchReport,
  bestOf: 1 | 3,
): TournamentRefusal | undefined => {
  const numbers = [...wins, draws];
  const most = Math.ceil(bestOf / 2);
  const isScore =
    numbers.every((each) => Number.isInteger(each) && each >= 0) &&
    wins.every((each) => each <= most) &&
    wins[0] + wins[1] < 2 * most &&
    wins[0] + wins[1] + draws <= bestOf + 1;
  if (!isScore)
    return refused('no-such-score', `A best of ${bestOf} does not end ${wins.join('-')}-${draws}.`);
  const [one, other] = wins;
  return outcome === 'draw' && one !== other
    ? refused('no-such-score', `${one}-${other} is no draw.`)
    : undefined;
};

/** What a Match that is over says. A judge's decision goes before the Duels. */
export const reportOf = (match: Match): MatchReport => {
  const { score, results, result } = match.view(0);
  const winner = result?.winner ?? null;
  const outcome: Outcome = winner === null ? 'draw' : winner === 0 ? 'first' : 'second';
  return { outcome, wins: score, draws: results.filter((each) => each.winner === null).length };
};

export const createTournament = (options: TournamentOptions, cards: CardLookUp): Tournament => {
  const { name, seed, swiss, cut = 0, bestOf = 3 } = options;
  if (!isCut(cut))
    throw new TournamentSetUpError(`The cut is ${cut}; expected 0, 2, 4, 8 or another power of two.`);
  if (!Number.isInteger(swiss) || swiss < 0 || swiss + cut === 0)
    throw new TournamentSetUpError(`${swiss} Swiss rounds and no cut; expected at least one round.`);
  return tournamentIn({ name, seed, swiss, cut, bestOf, entrants: [], rounds: [] }, cards);
};
/** Goes on with a saved tournament; the state is copied. Refuses what is none with a `TournamentSetUpError`. */
export const restoreTournament = (saved: TournamentSnapshot, cards: CardLookUp): Tournament => {
  const mistake = mistakeInSaved(saved);
  if (mistake !== undefined) throw new TournamentSetUpError(mistake);
  return tournamentIn(plainState(saved.state), cards);
};
