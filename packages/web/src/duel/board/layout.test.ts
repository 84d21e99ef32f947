import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { type Cell, cardAt, cardsInSight, countIn, rowsOf } from './layout.ts';

const deck = READY_MADE_DECKS['yugi-starter'];
const view = createDuel({ pool: createPool(CARDS), seed: 1, players: [deck, deck] }).view(0);

const spotsOf = (cells: readonly Cell[]) => cells.flatMap((cell) => (cell.kind === 'zone' ? cell.spots : []));

test.each([
  { format: 'master-2020', monsters: 7, pendulum: 2 },
  { format: 'master-3', monsters: 5, pendulum: 2 },
  { format: 'classic', monsters: 5, pendulum: 0 },
] as const)('Every zone of both players is on the table of $format, once', ({
  format,
  monsters,
  pendulum,
}) => {
  const rows = rowsOf({ format });
  expect(rows.every((row) => row.length === 7)).toBe(true);
  const ids = rows.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const spots = spotsOf(rows.flat());
  for (const side of ['you', 'opponent'] as const) {
    const of = (zone: string) => spots.filter((spot) => spot.side === side && spot.zone === zone).length;
    expect([of('monsters'), of('spells'), of('field'), of('pendulum')]).toEqual([monsters, 5, 1, pendulum]);
  }
  const piles = rows.flat().flatMap((cell) => (cell.kind === 'pile' ? [`${cell.side} ${cell.pile}`] : []));
  expect(piles).toHaveLength(8);
});

test('Pendulum Zones are the outer Spell & Trap Zones by the present rules, and zones of their own by older ones', () => {
  const shared = (format: 'master-2020' | 'master-3') =>
    rowsOf({ format })
      .flat()
      .filter((cell) => cell.kind === 'zone' && spotsOf([cell]).some(({ zone }) => zone === 'pendulum'))
      .map((cell) => spotsOf([cell]).length);
  expect(shared('master-2020')).toEqual([2, 2, 2, 2]);
  expect(shared('master-3')).toEqual([1, 1, 1, 1]);
});

test('At the beginning all zones are empty and five cards are in sight', () => {
  const spots = spotsOf(rowsOf(view).flat());
  expect(spots.every((spot) => cardAt(view, spot) === null)).toBe(true);
  expect(cardsInSight(view).filter(({ known }) => known !== null)).toHaveLength(5 + deck.extra.length);
  expect(countIn(view, 'opponent', 'deck')).toBe(deck.main.length - 5);
});
