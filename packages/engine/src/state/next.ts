/** What a step of a procedure says comes next. */

import type { CardId } from '../vocabulary/ids.ts';
import type { Decision } from './decision.ts';
import type { Frame, FrameOf, Input, ProcedureName, Returned, Variables } from './frame.ts';
import type { Table } from './table.ts';

/** What comes next: another step, a procedure to call, a question, or the end. `vars` are the variables from then on. */
export type Next<V> =
  | { readonly next: 'step'; readonly step: string; readonly vars: V }
  | { readonly next: 'call'; readonly frame: Frame; readonly step: string; readonly vars: V }
  | { readonly next: 'ask'; readonly decision: Decision; readonly step: string; readonly vars: V }
  | { readonly next: 'end'; readonly returned: Returned };

export type Step<V> = (table: Table, vars: V, input: Input) => Next<V>;
/** A procedure: its steps in the order of the rulebook; the first one named is the first one done. */
export type Procedure<P extends ProcedureName> = { readonly [step: string]: Step<Variables[P]> };

/** The frame of a procedure at its first step. */
export const frame = <P extends ProcedureName>(procedure: P, vars: Variables[P]): FrameOf<P> => ({
  procedure,
  step: '',
  vars,
});
export const goTo = <V>(step: string, vars: V): Next<V> => ({ next: 'step', step, vars });
/** Calls a procedure, then goes on with `step`; what the procedure returns comes in there. */
export const callThen = <V, P extends ProcedureName>(called: FrameOf<P>, step: string, vars: V): Next<V> => ({
  next: 'call',
  // A frame of one procedure is one of the frames.
  frame: called as Frame,
  step,
  vars,
});
/** Asks a player, then goes on with `step`; the choices taken come in there. */
export const askThen = <V>(decision: Decision, step: string, vars: V): Next<V> => ({
  next: 'ask',
  decision,
  step,
  vars,
});
export const end = (returned: Returned = null): { next: 'end'; returned: Returned } => ({
  next: 'end',
  returned,
});

/** The cards that a called selection gave back. */
export const returnedCards = (input: Input): readonly CardId[] =>
  Array.isArray(input.returned) ? input.returned : [];
/** Did the called procedure do what it was called for? */
export const wasDone = (input: Input): boolean =>
  Array.isArray(input.returned) ? input.returned.length > 0 : input.returned === true;
