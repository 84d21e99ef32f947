/** Phases that a player skips. */
import { write } from '../state/door.ts';
import type { Table } from '../state/table.ts';
import { PHASES, type SkippablePhase } from '../vocabulary/phases.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { done, verb } from './verb.ts';

/** The next turn of the player in which the phase is still to come: the present one, or a later one. (turn.battle-phase.not-on-the-first-turn) */
const nextTurnWith = (table: Table, phase: SkippablePhase, player: Player): number => {
  const { state } = table;
  const isLater = state.turnPlayer !== player;
  const isToCome =
    PHASES.indexOf(state.phase) < PHASES.indexOf(phase) && !(phase === 'battle' && state.turn === 1);
  return state.turn + (isLater ? 1 : isToCome ? 0 : 2);
};

/** A phase that is skipped already counts as one of them. (turn.skip.same-phase-once) */
export const skipPhases = verb<'skip-phases'>({
  run: (table, { of, phase, count }, { scene }) => {
    const player = of === 'you' ? scene.you : opponentOf(scene.you);
    const first = nextTurnWith(table, phase, player);
    const turns = Array.from({ length: count }, (_, index) => first + 2 * index);
    const { skippedPhases, turn } = table.state;
    const kept = skippedPhases.filter(
      (skipped) => skipped.turn >= turn && !(skipped.phase === phase && turns.includes(skipped.turn)),
    );
    write(table, 'skippedPhases', [...kept, ...turns.map((each) => ({ phase, turn: each }))]);
    return done(true);
  },
});
