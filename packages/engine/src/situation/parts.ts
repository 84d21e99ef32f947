/** What a situation says of the state. */
import type { DuelState } from '../state/state.ts';

/** What is said of the state. `apart`: said in its own way; `unsaid`: it changes nothing of what can still happen. */
const SAID: { readonly [part in keyof DuelState]: 'said' | 'apart' | 'unsaid' } = {
  format: 'said',
  askEveryWindow: 'said',
  random: 'unsaid',
  turn: 'said',
  turnPlayer: 'said',
  phase: 'said',
  timing: 'said',
  lifePoints: 'said',
  lists: 'said',
  cards: 'apart',
  battle: 'said',
  chain: 'said',
  scenes: 'apart',
  lingering: 'said',
  tasks: 'said',
  moments: 'said',
  momentOpen: 'said',
  momentSeen: 'said',
  nextMoment: 'unsaid',
  pending: 'said',
  reactions: 'said',
  held: 'said',
  admitted: 'said',
  silenced: 'said',
  usedInPhase: 'apart',
  skipTo: 'said',
  skippedPhases: 'said',
  summoning: 'said',
  history: 'said',
  usesInDuel: 'said',
  trail: 'unsaid',
  frames: 'said',
  decision: 'said',
  result: 'said',
  timeLimit: 'said',
  nextStay: 'unsaid',
  clock: 'unsaid',
};
/** The parts that are said as they are, in their order. */
export const PARTS = (Object.keys(SAID) as (keyof DuelState)[])
  .filter((part) => SAID[part] === 'said')
  .sort();
