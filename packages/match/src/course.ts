/** The course of a Match: Duel after Duel until it is decided. */
import {
  createDuel,
  type Duel,
  EngineBug,
  type FirstPlayerRule,
  firstPlayerRule,
  type Player,
} from '@spellspeed/engine';
import { type Decks, sizesOf } from './deck.ts';
import type { MatchHappening } from './events.ts';
import type { DuelKind, DuelOutcome, MatchEnd } from './outcome.ts';
import { outcomeOf } from './score.ts';
import { change, type MatchState, type MatchTable } from './state.ts';

/** (tournament.extra-turns.three-turns-from-the-next-turn) */
export const EXTRA_TURNS = 3;
/** Two for each player. (tournament.extra-duel.four-turns) */
export const EXTRA_DUEL_TURNS = 4;

export const tell = (table: MatchTable, happening: MatchHappening): void => {
  table.log.push(happening);
};
export const decksIn = ({ decks }: MatchState): Decks => {
  if (decks === null) throw new EngineBug('a Duel begins before both decks are registered');
  return decks;
};
/** The number of the Duel that is being played, or comes next. */
export const duelNumber = ({ results }: MatchState): number => results.length + 1;

/** When both sheets are there, the first Duel can begin. (tournament.deck.registration-sheet) */
export const beginIfRegistered = (table: MatchTable): undefined => {
  const [one, other] = table.state.registered;
  if (one === null || other === null) return;
  change(table, { decks: [one, other] });
  setUpDuel(table);
};

/**
 * The next Duel: an extra Duel if time is up before it begins. Both players have 8000 Life Points, as in every Duel.
 * (tournament.extra-duel.when-time-runs-out-before-a-duel, tournament.extra-duel.starts-at-8000-life-points)
 */
export const setUpDuel = (table: MatchTable): undefined => {
  const kind: DuelKind = table.state.timeIsUp ? 'extra' : 'regular';
  change(table, { stage: 'duel', kind, handedIn: [null, null] });
  const decks = decksIn(table.state);
  const [one, other] = decks;
  tell(table, {
    what: 'duel-set-up',
    duel: duelNumber(table.state),
    kind,
    sizes: [sizesOf(one), sizesOf(other)],
  });
  const { pool, state } = table;
  const { format, askEveryWindow } = state;
  table.duel = createDuel({
    pool,
    format,
    askEveryWindow,
    seed: seedOf(state),
    players: decks,
    first: firstIn(state),
  });
  tellDuel(table, table.duel);
  if (kind === 'extra') limit(table, EXTRA_DUEL_TURNS);
};
/** Each Duel of a Match is shuffled in its own way. */
export const seedOf = ({ seed, results }: MatchState): number => seed + results.length * 0x1_0000_0000;
/** (tournament.extra-duel.first-player-by-rock-paper-scissors) */
const firstIn = ({ kind, results }: MatchState): FirstPlayerRule =>
  firstPlayerRule(kind === 'extra' ? [] : results);

/** After so many turns the Life Points decide. */
export const limit = (table: MatchTable, turns: number): undefined => {
  table.duel?.limitTurns(turns);
  if (table.duel) tellDuel(table, table.duel);
};
/** Tells what the last answer in the Duel led to. */
export const tellDuel = (table: MatchTable, duel: Duel): void =>
  tell(table, { what: 'in-duel', duel: duelNumber(table.state), events: [duel.events(0), duel.events(1)] });

/** If the Duel that is being played has ended, the Match goes on. */
export const goOnIfOver = (table: MatchTable): undefined => {
  const result = table.duel?.result;
  if (result) endDuelWith(table, { kind: table.state.kind, ...result });
};
/** A Duel is over, played or not: the Match is decided, or the players turn to their Side Decks. */
export const endDuelWith = (table: MatchTable, outcome: DuelOutcome): undefined => {
  tell(table, { what: 'duel-over', duel: duelNumber(table.state), ...outcome });
  table.duel = null;
  change(table, { results: [...table.state.results, outcome], handedIn: [null, null] });
  // (tournament.match.won-by-the-text-of-a-card)
  if (outcome.reason === 'match-victory') return endMatch(table, outcome.winner, 'card');
  const decided = outcomeOf(table.state);
  if (decided !== null) endMatch(table, decided === 'draw' ? null : decided, 'duels');
  else goOnToNextDuel(table);
};
/** Between two Duels of a Match cards are exchanged; with single Duels they are not. (tournament.match.single-duel) */
const goOnToNextDuel = (table: MatchTable): undefined => {
  if (table.state.bestOf === 1) {
    return setUpDuel(table);
  }
  change(table, { stage: 'side-decking' });
  tell(table, { what: 'side-decking-began' });
};

/** What was handed in becomes the deck when both have done so. (tournament.side-deck.secret-and-simultaneous) */
export const takeUpIfBothHandedIn = (table: MatchTable): undefined => {
  const [one, other] = table.state.handedIn;
  if (one === null || other === null) return;
  change(table, { decks: [one, other] });
  setUpDuel(table);
};

/** Nothing is asked any more, and every card is back where it was before. (tournament.match.over-when-decided, tournament.deck.restored-after-a-match) */
export const endMatch = (table: MatchTable, winner: Player | null, reason: MatchEnd): undefined => {
  const { registered, decks } = table.state;
  const [one, other] = registered;
  table.duel = null;
  change(table, {
    stage: 'over',
    result: { winner, reason },
    handedIn: [null, null],
    decks: one && other ? [one, other] : decks,
  });
  tell(table, { what: 'match-over', winner, reason });
};
