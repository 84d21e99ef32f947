/** The card as it is just before it moves: what texts may ask for later. */

import type { AsItWas, LastValues, Used } from '../state/as-it-was.ts';
import type { Former } from '../state/happening.ts';
import type { Deeds } from '../state/state.ts';
import { cardOf, monsterOf, type Table } from '../state/table.ts';
import { gather } from '../vocabulary/gather.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isFieldZone } from '../vocabulary/zones.ts';
import { materialsOf } from './piles.ts';

/** Nothing done yet: true of every turn, since no turn has the number 0. */
export const NO_DEEDS: Deeds = {
  turn: 0,
  changedPositionByHand: false,
  declaredAttack: false,
  battlePhase: 0,
  attacks: 0,
  attackedDirectly: false,
  attackedAnother: false,
  hasAttacked: false,
  attacked: [],
};

const NO_CARDS: readonly CardId[] = [];

/** The card as it is at this moment. */
export const formerOf = (table: Table, card: CardId): Former => {
  const { controller, zone, place, face, position, stay, host, links, arrival, placedAs } = cardOf(
    table,
    card,
  );
  const negated = isFieldZone(zone) ? table.look.negatedReactive(table) : NO_CARDS;
  const frame = zone === 'monsters' ? table.look.frame(table, card) : null;
  const way = arrival?.way ?? null;
  const materials =
    monsterOf(table, card)?.frame === 'xyz' && zone === 'monsters'
      ? materialsOf(table, { card, stay })
      : NO_CARDS;
  return {
    controller,
    zone,
    place,
    face,
    position,
    stay,
    way,
    frame,
    negated,
    materials,
    host,
    links,
    placedAs,
  };
};

/** Uses cards for a Summon, each in its way; what they were is kept. */
export const useForSummon = (
  table: Table,
  cards: readonly CardId[],
  use: (card: CardId) => void,
): readonly Used[] => {
  const were = cards.map((card) => ({ ...formerOf(table, card), names: table.look.names(table, card) }));
  for (const card of cards) use(card);
  return gather(cards, (card, index) => {
    const was = were[index];
    return was ? [{ card, stay: cardOf(table, card).stay, was }] : [];
  });
};

/** Are there counters on the card? */
export const hasAny = (counters: AsItWas['counters']): boolean => {
  for (const name in counters) return name !== '';
  return false;
};
export const lastValuesOf = (table: Table, card: CardId): LastValues => {
  const { look } = table;
  const { stay, face, made, counters } = cardOf(table, card);
  const also = look.alsoOfSeries(table, card);
  return {
    ...(also.length > 0 && { alsoOfSeries: also }),
    ...(hasAny(counters) && { counters }),
    stay,
    atk: look.stat(table, card, 'atk'),
    def: look.stat(table, card, 'def'),
    originalAtk: look.originalStat(table, card, 'atk'),
    originalDef: look.originalStat(table, card, 'def'),
    level: look.level(table, card),
    face,
    attribute: look.attribute(table, card),
    race: look.race(table, card),
    names: look.names(table, card),
    made,
  };
};

/** The card with its values, for a text that will look back at it. */
export const asItIs = (table: Table, card: CardId): AsItWas => ({
  ...formerOf(table, card),
  values: lastValuesOf(table, card),
  counters: cardOf(table, card).counters,
});
