/** What the machine reads fast says what the definition says. */
import { CARDS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { shapedCard } from './shaped.ts';

const withoutGaps = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('every card says in its one shape what its definition says, and nothing else', () => {
  for (const card of CARDS) expect(withoutGaps(shapedCard(card))).toEqual(withoutGaps(card));
});

test('cards of all kinds have the same parts, and so have their effects', () => {
  const partsOf = (values: readonly object[]): Set<string> =>
    new Set(values.map((value) => Object.keys(value).join()));
  const shaped = [...CARDS].map(shapedCard);
  expect(partsOf(shaped).size).toBe(1);
  expect(partsOf(shaped.flatMap(({ effects }) => effects)).size).toBe(1);
});
