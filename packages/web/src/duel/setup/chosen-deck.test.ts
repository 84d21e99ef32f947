import { makeYdk, makeYdke } from '@spellspeed/formats';
import { expect, test } from 'vitest';
import { readDeck } from './chosen-deck.ts';
import { DECK_NAMES, listsOf, planOf } from './ready-made.ts';

test('Every deck that ships is legal, and its picture shows cards that exist', () => {
  for (const deck of DECK_NAMES) {
    expect(readDeck({ kind: 'ready-made', deck }).ok).toBe(true);
    expect(planOf(deck).from.length).toBeGreaterThan(1);
  }
});

test('A .ydk list and a ydke:// link are read alike', () => {
  const lists = listsOf('yugi-starter');
  const own = (text: string) => readDeck({ kind: 'own', name: 'mine', text });
  expect(own(makeYdk(lists))).toEqual(own(makeYdke(lists)));
});

test('What cannot be read is said with its line', () => {
  expect(readDeck({ kind: 'own', name: 'mine', text: '#main\n46986414\nnonsense' })).toMatchObject({
    ok: false,
    troubles: [{ trouble: 'unreadable', error: { line: 3, found: 'nonsense' } }],
  });
});

test('A deck that is too small and has an unknown card says both', () => {
  const read = readDeck({ kind: 'own', name: 'mine', text: '#main\n99999999' });
  expect(read).toMatchObject({
    ok: false,
    troubles: [{ problem: { kind: 'unknown-passcode' } }, { problem: { kind: 'section-size' } }],
  });
});
