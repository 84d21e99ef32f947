/** What a step of a procedure says comes next. */

import type { CardId } from '../vocabulary/ids.ts';
import type { Decision } from './decision.ts';
import type { Frame, FrameOf, Input, ProcedureName, Returned, Variables } from './frame.ts';
import { STEPS, type StepOf } from './steps.ts';
import type { Table } from './table.ts';

/** What comes next: another of the steps `S`, a procedure to call, a question, or the end. `vars` are the variables from then on. */
export type Next<V, S extends string> =
  | { readonly next: 'step'; readonly step: S; readonly vars: V }
  | { readonly next: 'call'; readonly frame: Frame; readonly step: S; readonly vars: V }
  | { readonly next: 'ask'; readonly decision: Decision; readonly step: S; readonly vars: V }
  | { readonly next: 'end'; readonly returned: Returned };
/** What comes next in this procedure. */
export type NextIn<P extends ProcedureName> = Next<Variables[P], StepOf<P>>;

export type Step<V, S extends string> = (table: Table, vars: V, input: Input) => Next<V, S>;
/** A procedure: its steps in the order of the rulebook. */
export type Procedure<P extends ProcedureName> = {
  readonly [S in StepOf<P>]: Step<Variables[P], StepOf<P>>;
};

/** The frame of a procedure at one of its steps. */
export const frameAt = <P extends ProcedureName>(
  procedure: P,
  step: StepOf<P>,
  vars: Variables[P],
): FrameOf<P> => ({ procedure, step, vars });
/** The frame of a procedure at its first step. */
export const frame = <P extends ProcedureName>(procedure: P, vars: Variables[P]): FrameOf<P> =>
  frameAt(procedure, STEPS[procedure][0], vars);
export const goTo = <V, S extends string>(step: S, vars: V): Next<V, S> => ({ next: 'step', step, vars });
/** Calls a procedure, then goes on with `step`; what the procedure returns comes in there. */
export const callThen = <V, S extends string, P extends ProcedureName>(
  called: FrameOf<P>,
  step: S,
  vars: V,
): Next<V, S> => ({
  next: 'call',
  // A frame of one procedure is one of the frames.
  frame: called as Frame,
  step,
  vars,
});
/** Asks a player, then goes on with `step`; the choices taken come in there. */
export const askThen = <V, S extends string>(decision: Decision, step: S, vars: V): Next<V, S> => ({
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
