/** Placing a card face-down: what Setting a monster and Setting a Spell or Trap have in common. */
import { record } from '../../moves/moment.ts';
import { moveCard } from '../../moves/move.ts';
import { mention } from '../../state/cards-of.ts';
import { writeCard } from '../../state/door.ts';
import type { Table } from '../../state/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';
import type { Zone } from '../../vocabulary/zones.ts';

/** It is Set, with nothing of the card shown; a monster in Defense Position. (spells-traps.set.is-face-down, summoning.set.is-face-down-defense-position) */
export const placeSet = (
  table: Table,
  { card, player, place }: { readonly card: CardId; readonly player: Player; readonly place: number },
  to: Zone,
): void => {
  moveCard(table, {
    card,
    to,
    controller: player,
    place,
    face: 'down',
    ...(to === 'monsters' ? { position: 'defense' } : {}),
    manner: 'set',
    by: 'rule',
    player,
  });
  writeCard(table, card).arrival = { turn: table.state.turn, by: player, way: 'set' };
  // (faq.set.what-counts-as-setting)
  record(table, { what: 'was-set', card: mention(table, card), player });
};
