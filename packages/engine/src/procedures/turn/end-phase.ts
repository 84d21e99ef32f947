/** End Phase: what is due, fast effects, then the hand limit. */
import { closeMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { callThen, end, frame, goTo, type Procedure, returnedCards } from '../../state/next.ts';
import { listOf } from '../../state/table.ts';
import { FORMATS } from '../../vocabulary/formats.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import { dueWindow, freeWindow } from '../chain/window.ts';
import { enterPhase } from './enter.ts';
import { isItsTurn } from './expire.ts';

export const endPhase: Procedure<'end-phase'> = {
  begin: (table, vars) => {
    enterPhase(table, 'end');
    return goTo('act', vars);
  },
  // (turn.end-phase.activation-turn-player-first, turn.end-phase.traps-and-quick-play-spells-allowed, turn.end-phase.free-order-together-with-fast-cards)
  act: (table, vars) => callThen(freeWindow(table), 'hand-limit', vars),
  // After everything else, and only for the turn player. (turn.end-phase.discard-to-hand-limit,
  // turn.end-phase.hand-limit-after-everything-else, turn.end-phase.hand-limit-only-for-turn-player)
  'hand-limit': (table, vars) => {
    const player = table.state.turnPlayer;
    const hand = listOf(table, player, 'hand');
    const excess = hand.length - FORMATS[table.state.format].handLimit;
    if (excess <= 0) return goTo('due', vars);
    return callThen(
      frame('select', {
        player,
        cards: hand.slice(),
        min: excess,
        max: excess,
        why: { for: 'hand-limit' },
        constraints: [],
      }),
      'discard',
      vars,
    );
  },
  // Discarded and sent to the GY, but not by an effect. (turn.end-phase.hand-limit-discard-counts-as-discarded-and-sent,
  // turn.end-phase.hand-limit-discard-is-not-by-an-effect)
  discard: (table, vars, input) => {
    const player = table.state.turnPlayer;
    for (const card of returnedCards(input))
      moveCard(table, { card, to: 'gy', manner: 'discarded', by: 'rule', player });
    closeMoment(table);
    return callThen(freeWindow(table), 'hand-limit', vars);
  },
  due: (table, vars) => {
    const due = table.state.tasks.find((each) => each.at === 'end-of-turn' && isItsTurn(table, each));
    return due ? callThen(frame('task', { task: due.id, scene: NO_SCENE, at: 0 }), 'done', vars) : end();
  },
  done: (table, vars) => callThen(dueWindow(table), 'due', vars),
};
