export {
  checkDeck,
  DECK_LIMITS,
  type DeckCard,
  type DeckLimits,
  type DeckProblem,
  type Lines,
} from './check-deck.ts';
export { type NamedLists, parseDeckLines } from './deck-lines.ts';
export { type DeckLists, type ListedCard, passcodesOf, SECTIONS, type Section } from './deck-lists.ts';
export { type Failed, type FormatError, messageOf, type Parsed } from './format-error.ts';
export {
  beginMatch,
  MATCH_REPLAY_VERSION,
  type MatchCheckpoint,
  type MatchReplay,
  type MatchReplayCourse,
  type MatchReplayHead,
  type MatchReplayPlayer,
  makeMatchReplay,
  writeMatchReplay,
} from './match-replay/match-replay.ts';
export { readMatchReplay } from './match-replay/read-match-replay.ts';
export {
  type MatchDifference,
  type MatchReplayRun,
  runMatchReplay,
} from './match-replay/run-match-replay.ts';
export type { CardNamed, NamedCard } from './named-deck.ts';
export { parseDeck } from './parse-deck.ts';
export {
  isPuzzleScript,
  PUZZLE_SCRIPT_EXPECTS,
  type PuzzleField,
  parsePuzzleScript,
} from './puzzle-script.ts';
export { readJson } from './read-json.ts';
export { obstacleToBegin } from './replay/beginning.ts';
export { readReplay } from './replay/read-replay.ts';
export {
  beginDuel,
  type ChangedCard,
  type Checkpoint,
  type DescribedField,
  HASHED_EVERY,
  makeReplay,
  poolFor,
  REPLAY_VERSION,
  type Replay,
  type ReplayCourse,
  type ReplayHead,
  type ReplayPlayer,
  writeReplay,
} from './replay/replay.ts';
export { type Difference, type ReplayRun, runReplay } from './replay/run-replay.ts';
export { makeYdk, parseYdk } from './ydk.ts';
export { isYdke, makeYdke, parseYdke } from './ydke.ts';
