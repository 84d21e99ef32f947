/** Flip Summons and changes of battle position by hand. */

import { NO_DEEDS } from '../../moves/former.ts';
import { record } from '../../moves/moment.ts';
import { noteFlipSummon, showForFlipSummon, turnTo } from '../../moves/position.ts';
import { mention } from '../../state/cards-of.ts';
import { copyOfDeeds } from '../../state/copies.ts';
import { writeCard } from '../../state/door.ts';
import { callThen, end, frame, type Procedure } from '../../state/next.ts';
import { cardOf, type Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';

/** Only once a turn by hand. (summoning.position-change.once-per-turn) */
const noteChange = (table: Table, card: CardId): void => {
  const { turn } = table.state;
  const { deeds } = cardOf(table, card);
  const today = copyOfDeeds(deeds.turn === turn ? deeds : NO_DEEDS);
  today.turn = turn;
  today.changedPositionByHand = true;
  writeCard(table, card).deeds = today;
};

/** From face-down Defense to face-up Attack Position; it can be negated, and counts as flipped. (summoning.flip-summon.counts-as-flipped) */
export const flipSummon: Procedure<'flip-summon'> = {
  window: (table, vars) => {
    noteChange(table, vars.card);
    showForFlipSummon(table, vars.card);
    return callThen(
      frame('summon-window', { cards: [vars.card], way: 'flip', player: vars.player, passes: 0 }),
      'summon',
      vars,
    );
  },
  // What was turned face-down or has left in the meantime is not Summoned any more.
  summon: (table, vars, input) => {
    const { card, player } = vars;
    const { zone, face } = cardOf(table, card);
    if (input.returned === true || zone !== 'monsters' || face === 'down') return end([]);
    noteFlipSummon(table, card);
    const written = writeCard(table, card);
    if (written.arrival?.way === 'set') written.arrival = { ...written.arrival, way: 'flip' };
    record(table, { what: 'summoned', card: mention(table, card), way: 'flip', player });
    return end([card]);
  },
};

/** (summoning.position-change.manual-change-in-main-phase) */
export const changePosition: Procedure<'change-position'> = {
  turn: (table, vars) => {
    noteChange(table, vars.card);
    turnTo(table, vars.card, vars.to, 'rule');
    return end(true);
  },
};
