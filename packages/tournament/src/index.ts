/** The public surface of tournaments. */
export { REFUSALS, type RefusalReason, type TournamentRefusal } from './refusal.ts';
export { sheetOf } from './sheet.ts';
export { LEAST_PERCENTAGE, POINTS, type Standing } from './standings.ts';
export {
  type Entrant,
  type EntrantId,
  type MatchReport,
  OUTCOMES,
  type Outcome,
  type Pairing,
  PENALTIES,
  type Penalty,
  type PenaltyKind,
  ROUND_KINDS,
  type Round,
  type RoundKind,
  type TournamentSnapshot,
  type TournamentState,
} from './state.ts';
export {
  type CardLookUp,
  createTournament,
  reportOf,
  restoreTournament,
  Tournament,
  type TournamentOptions,
  TournamentSetUpError,
} from './tournament.ts';
