/** Standby Phase: what card texts do there, and fast effects. (turn.standby-phase.card-text-tells-what-to-do) */
import { callThen, end, goTo, type Procedure } from '../../state/next.ts';
import { freeWindow } from '../chain/window.ts';
import { enterPhase } from './enter.ts';
import { expire } from './expire.ts';

export const standbyPhase: Procedure<'standby-phase'> = {
  begin: (table, vars) => {
    enterPhase(table, 'standby');
    // "Until the Standby Phase" is over where the phase begins. (wording.duration.until-end-phase)
    expire(table, 'standby-phase');
    return goTo('act', vars);
  },
  // (turn.standby-phase.activation-turn-player-first, turn.standby-phase.free-order-together-with-fast-cards, turn.standby-phase.traps-and-quick-play-spells-allowed)
  act: (table, vars) => callThen(freeWindow(table), 'over', vars),
  over: () => end(),
};
