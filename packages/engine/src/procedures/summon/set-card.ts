/** Setting a Spell or Trap face-down. (spells-traps.set.is-face-down) */
import { placesToSet } from '../../field/zones.ts';
import { record } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { mention } from '../../state/cards-of.ts';
import { writeCard } from '../../state/door.ts';
import { callThen, end, frame, type Procedure } from '../../state/next.ts';
import { replaceFieldSpell } from '../chain/activate.ts';

export const setCard: Procedure<'set-card'> = {
  zone: (table, vars) => {
    const { zone, places } = placesToSet(table, vars.player, vars.card);
    return callThen(
      frame('choose-place', { card: vars.card, player: vars.player, zone, places }),
      'set',
      vars,
    );
  },
  set: (table, vars, input) => {
    const { card, player } = vars;
    const { zone } = placesToSet(table, player, card);
    const place = typeof input.returned === 'number' ? input.returned : -1;
    if (place < 0) return end([]);
    replaceFieldSpell(table, player, zone, place);
    moveCard(table, {
      card,
      to: zone,
      controller: player,
      place,
      face: 'down',
      manner: 'set',
      by: 'rule',
      player,
    });
    writeCard(table, card).arrival = { turn: table.state.turn, by: player, way: 'set' };
    record(table, { what: 'was-set', card: mention(table, card), player });
    return end([card]);
  },
};
