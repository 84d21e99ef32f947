/** End Phase: what is due, fast effects, then the hand limit. */
import { closeMoment } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { write } from '../../state/door.ts';
import type { Input, Variables } from '../../state/frame.ts';
import { callThen, end, frame, goTo, type NextIn, type Procedure, returnedCards } from '../../state/next.ts';
import { listOf, type Table } from '../../state/table.ts';
import { FORMATS } from '../../vocabulary/formats.ts';
import { NO_SCENE } from '../../vocabulary/ids.ts';
import { dueWindow, freeWindow, lastWindow } from '../chain/window.ts';
import { enterPhase } from './enter.ts';
import { isItsTurn } from './expire.ts';

type Vars = Variables['end-phase'];
/** The turn player chooses what is too much; where nothing is, what is due at the end of the turn comes. */
const chooseExcess = (table: Table, vars: Vars, then: 'discard' | 'discard-again'): NextIn<'end-phase'> => {
  const player = table.state.turnPlayer;
  const hand = listOf(table, player, 'hand');
  const excess = hand.length - FORMATS[table.state.format].handLimit;
  if (excess <= 0) return goTo('due', vars);
  const why = { for: 'hand-limit' } as const;
  return callThen(
    frame('select', { player, cards: hand.slice(), min: excess, max: excess, why, constraints: [] }),
    then,
    vars,
  );
};
/**
 * Discarded and sent to the GY, but not by an effect. (turn.end-phase.hand-limit-discard-counts-as-discarded-and-sent,
 * turn.end-phase.hand-limit-discard-is-not-by-an-effect)
 */
const discardExcess = (table: Table, input: Input): void => {
  const player = table.state.turnPlayer;
  for (const card of returnedCards(input))
    moveCard(table, { card, to: 'gy', manner: 'discarded', by: 'rule', player });
  closeMoment(table);
};

export const endPhase: Procedure<'end-phase'> = {
  begin: (table, vars) => {
    enterPhase(table, 'end');
    return goTo('act', vars);
  },
  // (turn.end-phase.activation-turn-player-first, turn.end-phase.traps-and-quick-play-spells-allowed, turn.end-phase.free-order-together-with-fast-cards)
  act: (table, vars) => callThen(freeWindow(table), 'hand-limit', vars),
  // After everything else, and only for the turn player. (turn.end-phase.discard-to-hand-limit,
  // turn.end-phase.hand-limit-after-everything-else, turn.end-phase.hand-limit-only-for-turn-player)
  'hand-limit': (table, vars) => chooseExcess(table, vars, 'discard'),
  // After it one Chain is made of what the discard led to; nothing else is activated any more, and nothing after a second discard.
  // (faq.trigger.end-phase.after-the-hand-limit-one-chain)
  discard: (table, vars, input) => {
    discardExcess(table, input);
    return callThen(lastWindow(table), 'hand-limit-again', vars);
  },
  'hand-limit-again': (table, vars) => chooseExcess(table, vars, 'discard-again'),
  'discard-again': (table, vars, input) => {
    discardExcess(table, input);
    write(table, 'pending', []);
    return callThen(frame('settle', { rounds: 0, scene: NO_SCENE }), 'hand-limit-again', vars);
  },
  due: (table, vars) => {
    const due = table.state.tasks.find((each) => each.at === 'end-of-turn' && isItsTurn(table, each));
    return due ? callThen(frame('task', { task: due.id, scene: NO_SCENE, at: 0 }), 'done', vars) : end();
  },
  done: (table, vars) => callThen(dueWindow(table), 'due', vars),
};
