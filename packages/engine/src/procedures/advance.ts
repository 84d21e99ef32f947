/** The machine: takes the frame on top, does its step, and does what the step says, until a player is asked or the duel is over. */
import { noteGained } from '../field/gained.ts';
import { undoOwnChanges } from '../field/undo-own-changes.ts';
import { bug } from '../state/bug.ts';
import { popFrame, pushFrame, replaceTopFrame, write } from '../state/door.ts';
import type { Frame, Input } from '../state/frame.ts';
import type { Table } from '../state/table.ts';
import { judgeBattle } from './battle/judge.ts';
import { stepOf } from './procedures.ts';

const NO_INPUT: Input = { chosen: [], returned: null };
/** Far more steps than anything between two questions needs. */
const MOST_STEPS = 1_000_000;

/** Goes on until a player is asked or the duel has ended. `input` is what the waiting step waits for. */
export const advance = (table: Table, input: Input = NO_INPUT): void => {
  let coming = input;
  for (let steps = 0; table.state.result === null; steps++) {
    if (steps > MOST_STEPS) bug('the duel goes on forever without asking anybody');
    const frame = table.state.frames.at(-1);
    if (frame === undefined) bug('no procedure is running, but the duel is not over');
    const step = stepOf(frame.procedure, frame.step);
    if (step === undefined) bug(`the procedure ${frame.procedure} has no step "${frame.step}"`);
    const next = step(table, frame.vars, coming);
    noteGained(table);
    if (table.caches.undoneVersion !== table.version) undoOwnChanges(table);
    judgeBattle(table);
    // The step has ended the duel: nothing goes on.
    if (table.state.result !== null) return;
    coming = NO_INPUT;
    switch (next.next) {
      case 'step':
        replaceTopFrame(table, { procedure: frame.procedure, step: next.step, vars: next.vars } as Frame);
        break;
      case 'call':
        replaceTopFrame(table, { procedure: frame.procedure, step: next.step, vars: next.vars } as Frame);
        pushFrame(table, next.frame);
        break;
      case 'ask':
        replaceTopFrame(table, { procedure: frame.procedure, step: next.step, vars: next.vars } as Frame);
        if (next.decision.choices.length === 0) bug(`${frame.procedure} asks without a choice`);
        write(table, 'decision', next.decision);
        return;
      case 'end':
        popFrame(table);
        coming = { chosen: [], returned: next.returned };
        break;
    }
  }
};
