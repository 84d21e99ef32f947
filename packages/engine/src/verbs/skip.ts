/** Phases that a player skips. */
import type { ActionOf } from '../language/action.ts';
import { write } from '../state/door.ts';
import type { Table } from '../state/table.ts';
import { PHASES } from '../vocabulary/phases.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { done, verb } from './verb.ts';

/** The next turn of the player in which the phase is still to come: the present one if that may be, or a later one. (turn.battle-phase.not-on-the-first-turn) */
const nextTurnWith = (table: Table, { phase, turn }: ActionOf<'skip-phases'>, player: Player): number => {
  const { state } = table;
  const isLater = state.turnPlayer !== player;
  const isToCome =
    turn === undefined &&
    PHASES.indexOf(state.phase) < PHASES.indexOf(phase) &&
    !(phase === 'battle' && state.turn === 1);
  return state.turn + (isLater ? 1 : isToCome ? 0 : 2);
};

/** A phase that is skipped already counts as one of them. (turn.skip.same-phase-once) */
export const skipPhases = verb<'skip-phases'>({
  run: (table, action, { scene }) => {
    const { of, phase, count } = action;
    const player = of === 'you' ? scene.you : opponentOf(scene.you);
    const first = nextTurnWith(table, action, player);
    const turns = Array.from({ length: count }, (_, index) => first + 2 * index);
    const { skippedPhases, turn } = table.state;
    const kept = skippedPhases.filter(
      (skipped) => skipped.turn >= turn && !(skipped.phase === phase && turns.includes(skipped.turn)),
    );
    write(table, 'skippedPhases', [...kept, ...turns.map((each) => ({ phase, turn: each }))]);
    return done(true);
  },
});
