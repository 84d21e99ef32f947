/** Keeps a turn from going on forever: what was tried often enough is not tried again until the next turn. */
import type { OfferedChoice, OpenDecision } from '@spellspeed/engine';

const TRIES = 2;
const ACTIONS_IN_A_TURN = 100;

export interface Restraint {
  /** Has this been done often enough in this turn? */
  readonly isSpent: (choice: OfferedChoice, turn: number) => boolean;
  readonly note: (choice: OfferedChoice, turn: number) => void;
  /** Notes what was answered. */
  readonly noteAll: (decision: OpenDecision, picked: readonly number[], turn: number) => void;
  /** It is not to be done in this turn. */
  readonly hold: (choice: OfferedChoice, turn: number) => void;
  /** Another duel begins, or this one is taken back. */
  readonly forget: () => void;
}

const ENDINGS: readonly OfferedChoice['do'][] = ['pass', 'enter-phase', 'end-battle'];

export const newRestraint = (): Restraint => {
  let present = -1;
  let actions = 0;
  let tries = new Map<string, number>();
  const startIn = (turn: number): void => {
    present = turn;
    actions = 0;
    tries = new Map();
  };
  const begin = (turn: number): void => {
    if (turn !== present) startIn(turn);
  };
  const note: Restraint['note'] = (choice, turn) => {
    begin(turn);
    if (ENDINGS.includes(choice.do)) return;
    actions++;
    const name = JSON.stringify(choice);
    tries.set(name, (tries.get(name) ?? 0) + 1);
  };
  return {
    isSpent: (choice, turn) => {
      begin(turn);
      if (ENDINGS.includes(choice.do)) return false;
      return actions >= ACTIONS_IN_A_TURN || (tries.get(JSON.stringify(choice)) ?? 0) >= TRIES;
    },
    note,
    hold: (choice, turn) => {
      begin(turn);
      tries.set(JSON.stringify(choice), TRIES);
    },
    forget: () => startIn(-1),
    noteAll: ({ choices }, picked, turn) => {
      for (const at of picked) {
        const choice = choices[at];
        if (choice) note(choice, turn);
      }
    },
  };
};
