/** Readers of Matches and tournaments. What was let in must be one: it is gone on with for a while. */
import { deckCard } from '@spellspeed/cards';
import { DuelSetUpError } from '@spellspeed/engine';
import { beginMatch, poolFor, readMatchReplay } from '@spellspeed/formats';
import { type Match, MatchSetUpError, type MatchSnapshot, restoreMatch } from '@spellspeed/match';
import {
  restoreTournament,
  type Tournament,
  TournamentSetUpError,
  type TournamentSnapshot,
} from '@spellspeed/tournament';
import { matches, matchReplays, playMatchOn, playRounds, tournaments } from './match-material.ts';
import { POOL } from './material.ts';
import type { Outcome } from './outcome.ts';
import { ofTexts, ofValues, type Reader, valueIn } from './reader.ts';

const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof MatchSetUpError ||
  thrown instanceof DuelSetUpError ||
  thrown instanceof TournamentSetUpError;
/** What is made of the value, undefined if it is refused in a typed way. */
const made = <T>(make: () => T): T | undefined => {
  try {
    return make();
  } catch (thrown) {
    if (isRefusal(thrown)) return undefined;
    throw thrown;
  }
};

const lookAtMatch = (match: Match): void => {
  for (const player of [0, 1] as const) JSON.stringify([match.view(player), match.events(player)]);
  match.fork().next(1);
};
const readMatch = (input: string): Outcome => {
  const found = valueIn(input);
  const match = found && made(() => restoreMatch(POOL, found.value as MatchSnapshot));
  if (!match) return 'refused';
  lookAtMatch(match);
  playMatchOn(match, input.length, 12);
  lookAtMatch(match);
  return 'read';
};

const readReplayOfMatch = (input: string): Outcome => {
  const parsed = readMatchReplay(input, 'x.json');
  if (!parsed.ok) return 'refused';
  const found = poolFor(parsed.value, POOL);
  const match = typeof found === 'string' ? made(() => beginMatch(parsed.value, POOL)) : undefined;
  if (!match) return 'refused';
  for (const deed of parsed.value.deeds.slice(0, 20)) if (match.do(deed)) return 'refused';
  lookAtMatch(match);
  return 'read';
};

const lookAtTournament = (tournament: Tournament): void => {
  const { standings, winner, isOver, round } = tournament;
  JSON.stringify([standings, winner, isOver, round, tournament.fork()]);
};
const readTournament = (input: string): Outcome => {
  const found = valueIn(input);
  const tournament = found && made(() => restoreTournament(found.value as TournamentSnapshot, deckCard));
  if (!tournament) return 'refused';
  lookAtTournament(tournament);
  playRounds(tournament, 3);
  lookAtTournament(tournament);
  return 'read';
};

export const MATCH_READERS: readonly Reader[] = [
  { name: 'match', make: ofValues(matches), read: readMatch },
  { name: 'match-replay', make: ofTexts(matchReplays), read: readReplayOfMatch },
  {
    name: 'match-replay-value',
    make: ofValues(() => matchReplays().map((text) => JSON.parse(text) as unknown)),
    read: readReplayOfMatch,
  },
  { name: 'tournament', make: ofValues(tournaments), read: readTournament },
];
