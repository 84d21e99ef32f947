/** What the Summons that an effect performs in the proper way of a monster have in common: Fusion, Ritual, over an Xyz Monster. */

import type { Used } from '../../state/as-it-was.ts';
import { frame } from '../../state/next.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players.ts';

/** The monster is placed, and was Summoned properly. (summoning.proper.fusion-and-ritual-are-by-a-card-effect) */
export const properSummon = (
  monster: CardId,
  player: Player,
  way: 'fusion' | 'ritual' | 'xyz',
  using: readonly Used[],
) =>
  frame('special-summon', {
    cards: [monster],
    to: player,
    player,
    way,
    positions: ['attack', 'defense'],
    position: 'attack',
    by: 'effect',
    properly: true,
    placed: [],
    using,
  });
