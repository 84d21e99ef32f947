import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { cardAt, cardsInSight, countIn, ROWS } from './layout.ts';

const deck = READY_MADE_DECKS['yugi-starter'];
const view = createDuel({ pool: createPool(CARDS), seed: 1, players: [deck, deck] }).view(0);

test('The table has seven columns, and each cell its own name', () => {
  expect(ROWS.map((row) => row.length)).toEqual([7, 7, 7, 7, 7]);
  const ids = ROWS.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Every zone of both players is on the table', () => {
  const spots = ROWS.flat().flatMap((cell) => (cell.kind === 'zone' ? cell.spots : []));
  for (const side of ['you', 'opponent'] as const) {
    const of = (zone: string) => spots.filter((spot) => spot.side === side && spot.zone === zone).length;
    expect([of('monsters'), of('spells'), of('field'), of('pendulum')]).toEqual([7, 5, 1, 2]);
  }
});

test('At the beginning all zones are empty and five cards are in sight', () => {
  const spots = ROWS.flat().flatMap((cell) => (cell.kind === 'zone' ? cell.spots : []));
  expect(spots.every((spot) => cardAt(view, spot) === null)).toBe(true);
  expect(cardsInSight(view).filter(({ known }) => known !== null)).toHaveLength(5 + deck.extra.length);
  expect(countIn(view, 'opponent', 'deck')).toBe(deck.main.length - 5);
});
