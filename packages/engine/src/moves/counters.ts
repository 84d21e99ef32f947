/** How many counters are on a card. */
import { mention } from '../state/cards-of.ts';
import { writeCard } from '../state/door.ts';
import { cardOf, type Table } from '../state/table.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { record } from './moment.ts';

export const countersOn = (table: Table, card: CardId, counter: string): number =>
  cardOf(table, card).counters[counter] ?? 0;

/** Places counters on a card or, with a negative number, removes them. */
export const changeCounters = (table: Table, card: CardId, counter: string, by: number): void => {
  if (by === 0) return;
  const count = countersOn(table, card, counter) + by;
  const { [counter]: _, ...others } = cardOf(table, card).counters;
  writeCard(table, card).counters = count > 0 ? { ...others, [counter]: count } : others;
  record(table, { what: 'counters-changed', card: mention(table, card), counter, count, by });
};
