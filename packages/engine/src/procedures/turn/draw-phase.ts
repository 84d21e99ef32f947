/** Draw Phase: what comes before the draw, the normal draw, then both players may act. */
import { closeMoment } from '../../moves/moment.ts';
import { write } from '../../state/door.ts';
import { callThen, end, goTo, type Procedure } from '../../state/next.ts';
import { drawNormally } from '../../verbs/players.ts';
import { freeWindow } from '../chain/window.ts';
import { enterPhase, enterTiming } from './enter.ts';

export const drawPhase: Procedure<'draw-phase'> = {
  // Only what says so is used before the draw, or instead of it. (turn.draw-phase.before-the-draw-effects-allowed, turn.draw-phase.instead-of-normal-draw-allowed)
  begin: (table, vars) => {
    enterPhase(table, 'draw', 'before-draw');
    if (table.sorts.phaseTriggered.length === 0) return goTo('normal-draw', vars);
    enterTiming(table, 'before-draw');
    return callThen(freeWindow(table), 'normal-draw', vars);
  },
  // (turn.draw-phase.normal-draw-of-1, duel.lose.cannot-make-normal-draw)
  'normal-draw': (table, vars) => {
    if (table.state.skipTo !== null) return goTo('over', vars);
    write(table, 'timing', 'open');
    drawNormally(table);
    closeMoment(table);
    return goTo('act', vars);
  },
  // (turn.draw-phase.after-the-draw-turn-player-first, turn.draw-phase.traps-and-quick-play-spells-allowed)
  act: (table, vars) => callThen(freeWindow(table), 'over', vars),
  over: () => end(),
};
