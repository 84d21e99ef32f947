/** The whole duel: preparation, then turn after turn. */

import { forgetMoments, record } from '../../moves/moment.ts';
import { shuffle } from '../../moves/move.ts';
import { roll, write } from '../../state/door.ts';
import { callThen, frame, goTo, type Procedure } from '../../state/next.ts';
import { drawCards } from '../../verbs/players.ts';
import { FORMATS } from '../../vocabulary/formats.ts';
import { PLAYERS } from '../../vocabulary/players.ts';

export const duel: Procedure<'duel'> = {
  // Each player shuffles. (duel.preparation.shuffle-own-deck)
  preparation: (table, vars) => {
    record(table, { what: 'duel-began', first: 0 });
    for (const player of PLAYERS) shuffle(table, player, 'deck', (limit) => roll(table, limit));
    return goTo('opening-hands', vars);
  },
  // (duel.start.opening-hand-of-5)
  'opening-hands': (table, vars) => {
    drawCards(table, PLAYERS, FORMATS[table.state.format].openingHand, 'rule');
    forgetMoments(table);
    return goTo('turn', vars);
  },
  turn: (_, vars) => callThen(frame('turn', {}), 'next-turn', vars),
  // After the End Phase the opponent's turn begins. (turn.end-phase.then-opponents-draw-phase)
  'next-turn': (table, vars) => {
    write(table, 'turnPlayer', table.state.turnPlayer === 0 ? 1 : 0);
    return goTo('turn', vars);
  },
};
