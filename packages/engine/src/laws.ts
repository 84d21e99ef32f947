/** The door for those who test: the laws of every duel, and the state in the open. What is in the state may change with every version. */
export { type BrokenLaw, LawKeeper } from './laws/laws.ts';
export { stateOf } from './laws/state-of.ts';
export { stateIn } from './snapshot.ts';
export type { AsItWas, LastValues, Making, Used } from './state/as-it-was.ts';
export type { ChainLink } from './state/chain-link.ts';
export type {
  Frame,
  FrameOf,
  MaterialDemand,
  Nothing,
  ProcedureName,
  Variables,
  WindowRule,
} from './state/frame.ts';
export type { Moment } from './state/happening.ts';
export type { RandomState } from './state/random.ts';
export type { Bound, Foreseen, Scene } from './state/scene.ts';
export type {
  Admitted,
  BattleState,
  CardState,
  Deeds,
  DuelState,
  Held,
  Lingering,
  Lists,
  PendingReaction,
  PendingTrigger,
  Reach,
  ReturnPlace,
  ShutOut,
  Silenced,
  SkippedPhase,
  SpentChange,
  Task,
} from './state/state.ts';
export type { Summoned, TurnHistory } from './state/turn-history.ts';
