/** Which parts of the state what is derived from it may look at: when one of these changes, it is derived anew. (`packages/proof/src/laws/looked-at.test.ts`) */
import type { ProcedureName } from './frame.ts';
import type { DuelState } from './state.ts';

/** Cards, the lists of zones and the clock are written in ways of their own; what is derived always looks at the first two. */
export type Part = Exclude<keyof DuelState, 'cards' | 'lists' | 'clock'>;
export type LooksAt = { readonly [P in Part]: boolean };

export const LOOKED_AT: LooksAt = {
  format: false,
  askEveryWindow: false,
  random: false,
  turn: true,
  turnPlayer: true,
  phase: true,
  timing: true,
  lifePoints: true,
  battle: true,
  chain: true,
  // As far as it looks at them: see LOOKED_AT_PROCEDURES.
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
  skippedPhases: true,
  summoning: true,
  history: true,
  usesInDuel: false,
  trail: false,
  decision: false,
  result: false,
  timeLimit: false,
  nextStay: false,
};

/** Of the procedures under way it looks only at these: a card being activated applies nothing yet. (effects.activation.continuous-spell-destroyed-in-response) */
export const LOOKED_AT_PROCEDURES: ReadonlySet<ProcedureName> = new Set<ProcedureName>(['activate']);
