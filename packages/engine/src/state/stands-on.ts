/** What decides whether a text stands at all. What was found to be in force is kept until one of these changes, if it hangs on nothing else. (`packages/proof/src/laws/looked-at.test.ts`) */
import type { LooksAt } from './looked-at.ts';

/**
 * Beside the cards with such texts: whether one is being activated, Flip Summoned, doomed or silenced, and what effects have started. What hangs on conditions or on
 * other texts may look at all of `LOOKED_AT`.
 */
export const STANDS_ON: LooksAt = {
  format: false,
  askEveryWindow: false,
  random: false,
  turn: false,
  turnPlayer: false,
  phase: false,
  timing: false,
  lifePoints: false,
  battle: true,
  chain: true,
  // As far as an activation is under way: see LOOKED_AT_PROCEDURES.
  frames: false,
  scenes: false,
  lingering: true,
  tasks: false,
  moments: false,
  momentOpen: false,
  momentSeen: false,
  nextMoment: false,
  pending: false,
  reactions: false,
  held: false,
  admitted: false,
  silenced: true,
  usedInPhase: false,
  skipTo: false,
  skippedPhases: false,
  summoning: true,
  history: false,
  usesInDuel: false,
  trail: false,
  decision: false,
  result: false,
  timeLimit: false,
  nextStay: false,
};
