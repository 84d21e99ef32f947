/** The whole duel: preparation, then turn after turn. */

import { lose } from '../../moves/life-points.ts';
import { forgetMoments, record } from '../../moves/moment.ts';
import { shuffle } from '../../moves/piles.ts';
import { roll, write } from '../../state/door.ts';
import { callThen, frame, goTo, type Procedure } from '../../state/next.ts';
import { drawCards } from '../../verbs/players.ts';
import { HAND_SIGNS } from '../../vocabulary/first-player.ts';
import { FORMATS } from '../../vocabulary/formats.ts';
import { PLAYERS } from '../../vocabulary/players.ts';
import { judgeTurn } from './extra-turns.ts';

export const duel: Procedure<'duel'> = {
  // Each player shuffles. (duel.preparation.shuffle-own-deck)
  preparation: (table, vars) => {
    for (const player of PLAYERS) shuffle(table, player, 'deck', (limit) => roll(table, limit));
    return goTo('first-player', vars);
  },
  // Only then it is decided who goes first. (duel.first-player.decided-after-shuffle-and-cut)
  'first-player': (_, vars) =>
    callThen(
      frame('first-player', { rule: vars.first, shown: HAND_SIGNS[0], chooser: 0 }),
      'opening-hands',
      vars,
    ),
  // From the top: the Decks stay as they were shuffled. (duel.start.opening-hand-of-5, duel.preparation.no-shuffle-after-cut,
  // duel.preparation.no-reorder-after-cut)
  'opening-hands': (table, vars, input) => {
    const first = input.returned === 1 ? 1 : 0;
    write(table, 'turnPlayer', first);
    record(table, { what: 'duel-began', first });
    lose(table, drawCards(table, PLAYERS, FORMATS[table.state.format].openingHand, 'rule'), 'deck-out');
    forgetMoments(table);
    // There is no window before the first turn. (duel.start.no-cards-used-before-first-turn)
    return goTo('turn', vars);
  },
  turn: (_, vars) => callThen(frame('turn', {}), 'next-turn', vars),
  // After the End Phase the opponent's turn begins. (turn.end-phase.then-opponents-draw-phase)
  'next-turn': (table, vars) => {
    judgeTurn(table);
    write(table, 'turnPlayer', table.state.turnPlayer === 0 ? 1 : 0);
    return goTo('turn', vars);
  },
};
