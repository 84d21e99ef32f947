/** Draw Phase: first the normal draw, then both players may act. */
import { closeMoment } from '../../moves/moment.ts';
import { callThen, end, goTo, type Procedure } from '../../state/next.ts';
import { drawCards } from '../../verbs/players.ts';
import { FORMATS } from '../../vocabulary/formats.ts';
import { freeWindow } from '../chain/window.ts';
import { enterPhase } from './enter.ts';

export const drawPhase: Procedure<'draw-phase'> = {
  begin: (table, vars) => {
    enterPhase(table, 'draw');
    return goTo('normal-draw', vars);
  },
  // Nothing can be activated before it. (turn.draw-phase.normal-draw-of-1, turn.draw-phase.nothing-activated-before-the-draw)
  'normal-draw': (table, vars) => {
    const { turn, turnPlayer, format } = table.state;
    // (turn.draw-phase.no-normal-draw-on-the-first-turn, duel.lose.cannot-make-normal-draw)
    if (turn > 1 || FORMATS[format].firstPlayerDraws) drawCards(table, [turnPlayer], 1, 'rule');
    closeMoment(table);
    return goTo('act', vars);
  },
  // (turn.draw-phase.after-the-draw-turn-player-first, turn.draw-phase.traps-and-quick-play-spells-allowed)
  act: (table, vars) => callThen(freeWindow(table), 'over', vars),
  over: () => end(),
};
