/** The public surface of the Match. */
export { EXTRA_DUEL_TURNS, EXTRA_TURNS } from './course.ts';
export {
  type AnnouncedSizes,
  cardsOf,
  DECK_PARTS,
  DECK_WORDS,
  type DeckPart,
  type MatchDeck,
  surplus,
} from './deck.ts';
export type { MatchDeed } from './deeds.ts';
export type { Announced, MatchEvent } from './events.ts';
export { type BrokenMatchLaw, MatchLawKeeper } from './laws.ts';
export {
  createMatch,
  createMatchFromField,
  Match,
  type MatchOptions,
  type MatchQuestion,
  MatchSetUpError,
  restoreMatch,
  type WatchedDuel,
} from './match.ts';
export {
  DUEL_KINDS,
  type DuelEnd,
  type DuelKind,
  type DuelOutcome,
  MATCH_ENDS,
  type MatchEnd,
  type MatchResult,
} from './outcome.ts';
export { outcomeOf, type Played, scoreOf, winsNeeded } from './score.ts';
export { sideByRule } from './siding.ts';
export {
  BEST_OF,
  type BestOf,
  type MatchSnapshot,
  type MatchState,
  STAGES,
  type Stage,
} from './state.ts';
export type { MatchView } from './view.ts';
