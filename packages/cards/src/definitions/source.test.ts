import { createPool } from '@spellspeed/engine';
import { sourceOf, withCards } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { FIRST_CARDS } from '../first-cards.ts';
import { PLAYABLE_CARDS } from '../playable.ts';
import { CARDS } from '../pool.ts';

// A list of all cards defines what a source that makes each when it is asked for must give.
describe.each([
  ['CARDS', CARDS],
  ['PLAYABLE_CARDS', PLAYABLE_CARDS],
  ['FIRST_CARDS', FIRST_CARDS],
])('%s is a source like the list of its cards', (_, source) => {
  const list = sourceOf([...source]);
  test('with the same cards', () => {
    expect(source.passcodes).toEqual(list.passcodes);
    expect(source.get(1)).toBeUndefined();
  });
  test('with the same digests', () => {
    const [quick, slow] = [createPool(source), createPool(list)];
    for (const passcode of slow.passcodes) expect(quick.hashOf(passcode)).toBe(slow.hashOf(passcode));
    expect(quick.hash).toBe(slow.hash);
  });
  test('with the same Tokens', () => {
    expect([...source.tokens].sort()).toEqual([...list.tokens].sort());
    for (const token of list.tokens) expect(source.token(token)).toEqual(list.token(token));
    expect(source.token(1)).toBeUndefined();
  });
});

test('a card is the same value in every source', () => {
  const [passcode = 0] = CARDS.passcodes;
  expect(CARDS.get(passcode)).toBe(PLAYABLE_CARDS.get(passcode));
});

test('what is added to a source stands beside its cards, which win', () => {
  const [card] = CARDS;
  if (!card) throw new Error('there are cards');
  const other = { ...card, passcode: 1 as typeof card.passcode };
  const both = withCards(CARDS, [{ ...card, name: 'another' }, other]);
  expect(both.get(card.passcode)).toBe(card);
  expect(both.get(1)).toBe(other);
  expect([...both].length).toBe(CARDS.passcodes.length + 1);
  expect(createPool(both).passcodes).toContain(1);
});
