/** The machine: takes the frame on top, does its steps, and does what they say, until a player is asked or the duel is over. */
import { noteGained } from '../field/gained.ts';
import { undoOwnChanges } from '../field/undo-own-changes.ts';
import { bug } from '../state/bug.ts';
import { popFrame, pushFrame, replaceTopFrame, write } from '../state/door.ts';
import type { Frame, Input } from '../state/frame.ts';
import type { Next } from '../state/next.ts';
import type { Table } from '../state/table.ts';
import { judgeBattle } from './battle/judge.ts';
import { stepsOf } from './procedures.ts';

const NO_INPUT: Input = { chosen: [], returned: null };
/** Far more steps than anything between two questions needs. */
const MOST_STEPS = 1_000_000;

/** Goes on until a player is asked or the duel has ended. `input` is what the waiting step waits for. */
export const advance = (table: Table, input: Input = NO_INPUT): void => {
  let coming = input;
  for (let calls = 0; ; calls++) {
    if (calls > MOST_STEPS) bug(ENDLESS);
    const frame = table.state.frames.at(-1);
    if (frame === undefined) bug('no procedure is running, but the duel is not over');
    const next = goThrough(table, frame, coming);
    // A step has ended the duel: nothing goes on.
    if (next === null) return;
    coming = NO_INPUT;
    if (next.next === 'end') {
      popFrame(table);
      coming = { chosen: [], returned: next.returned };
      continue;
    }
    replaceTopFrame(table, frameOf(frame, next.step, next.vars));
    if (next.next === 'call') {
      pushFrame(table, next.frame);
      continue;
    }
    if (next.decision.choices.length === 0) bug(`${frame.procedure} asks without a choice`);
    write(table, 'decision', next.decision);
    return;
  }
};
const ENDLESS = 'the duel goes on forever without asking anybody';

/** What leads out of a frame. */
type Out = Exclude<Next<unknown, string>, { readonly next: 'step' }>;
const frameOf = ({ procedure }: Frame, step: string, vars: unknown): Frame =>
  // The step belongs to the procedure, and so do the variables.
  ({ procedure, step, vars }) as Frame;

/**
 * Does the steps of a frame, one after the other, until one of them leads out of it; null where the duel has ended. A step that only leads to the next is no frame of its own:
 * that frame is never seen, since nobody is asked. Its variables are, by texts that ask what is under way.
 */
const goThrough = (table: Table, frame: Frame, input: Input): Out | null => {
  const steps = stepsOf(frame.procedure);
  let step: string = frame.step;
  let vars: unknown = frame.vars;
  let coming = input;
  for (let count = 0; table.state.result === null; count++) {
    if (count > MOST_STEPS) bug(ENDLESS);
    const run = steps?.get(step);
    if (run === undefined) bug(`the procedure ${frame.procedure} has no step "${step}"`);
    const next = run(table, vars, coming);
    noteGained(table);
    if (table.caches.undoneVersion !== table.version) undoOwnChanges(table);
    judgeBattle(table);
    if (table.state.result !== null) return null;
    if (next.next !== 'step') return next;
    if (next.vars !== vars) replaceTopFrame(table, frameOf(frame, next.step, next.vars));
    step = next.step;
    vars = next.vars;
    coming = NO_INPUT;
  }
  return null;
};
