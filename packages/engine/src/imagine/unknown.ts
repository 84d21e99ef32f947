/** Which cards a player does not know, by where they lie. */
import { cardsIn, isKnownTo } from '../state/cards-of.ts';
import type { PoolCard } from '../state/pool-card.ts';
import type { CardState } from '../state/state.ts';
import { cardOf, listOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { opponentOf, type Player } from '../vocabulary/players.ts';
import { FIELD_ZONES } from '../vocabulary/zones.ts';

/** Unknown cards of the opponent, and the own Deck. Of those that are left out it has come out which they are. */
export interface Unknown {
  readonly ownDeck: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly extra: readonly CardId[];
  /** Face-down on the field. */
  readonly set: readonly CardId[];
  /** Banished face-down. */
  readonly banished: readonly CardId[];
}
export const unknownTo = (table: Table, player: Player, out: ReadonlySet<CardId>): Unknown => {
  const them = opponentOf(player);
  const isUnknown = (card: CardId): boolean =>
    !out.has(card) && cardOf(table, card).owner === them && !isKnownTo(table, card, player);
  return {
    ownDeck: listOf(table, player, 'deck').filter((card) => !out.has(card)),
    hand: cardsIn(table, them, 'hand').filter(isUnknown),
    deck: listOf(table, them, 'deck').filter(isUnknown),
    extra: listOf(table, them, 'extra').filter(isUnknown),
    set: gather(FIELD_ZONES, (zone) => cardsIn(table, them, zone).filter(isUnknown)),
    banished: cardsIn(table, them, 'banished').filter(isUnknown),
  };
};

/** Could this card lie face-down there? A monster that was Set is one that can be. (summoning.normal.not-for-special-summon-only-monsters) */
export const couldLieAs =
  ({ zone, arrival }: CardState) =>
  ({ monster, card, isSpecialSummonOnly }: PoolCard): boolean => {
    if (zone === 'monsters') return monster !== null && (arrival?.way !== 'set' || !isSpecialSummonOnly);
    if (zone === 'field') return card.kind === 'spell' && card.property === 'Field';
    return zone === 'spells'
      ? monster === null && !(card.kind === 'spell' && card.property === 'Field')
      : true;
  };
