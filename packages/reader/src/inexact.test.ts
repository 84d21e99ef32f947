import { readFileSync } from 'node:fs';
import { CARDS } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import {
  type Compared,
  figuresByKind,
  heldAgainst,
  inexactAfter,
  makeInexact,
  parseInexact,
  rewordingsIn,
} from './index.ts';

const LIST = readFileSync(new URL('../data/inexact.tsv', import.meta.url), 'utf8');
const card = (passcode: number, more: Partial<Compared> = {}): Compared => ({
  passcode,
  name: `Invented ${passcode}`,
  exactness: 'inexact',
  printed: 'a',
  official: 'b',
  kinds: ['wording'],
  differences: [{ printed: 'a', official: 'b' }],
  ...more,
});
const exact = (passcode: number): Compared =>
  card(passcode, { exactness: 'exact', kinds: [], differences: [] });

test('the list holds definitions by hand that have a text', () => {
  const list = parseInexact(LIST);
  const named = new Map([...CARDS].map((one) => [Number(one.passcode), one]));
  for (const { passcode, name } of list.values()) {
    expect(named.get(passcode)?.name, name).toBe(name);
    expect(named.get(passcode)?.unknownText ?? false, name).toBe(false);
  }
  expect(makeInexact(list)).toBe(LIST);
});
test('a card that stands in the list and need not, or need and does not, is told', () => {
  const list = inexactAfter(new Map(), [card(1), card(2), exact(3)]);
  expect([...list.keys()]).toEqual([1, 2]);
  expect(heldAgainst(list, [card(1), card(2), exact(3)])).toEqual({
    exactNow: [],
    notListed: [],
    otherwise: [],
  });
  expect(heldAgainst(list, [exact(1), card(2, { kinds: ['order'] }), card(3)])).toEqual({
    exactNow: ['Invented 1'],
    notListed: ['Invented 3'],
    otherwise: ['Invented 2'],
  });
});
test('what a person has found stays as long as the print is inexact', () => {
  const found = parseInexact(
    makeInexact(inexactAfter(new Map(), [card(1)])).replace(
      'wording\t',
      'wording,missing\tits second effect',
    ),
  );
  expect(heldAgainst(found, [card(1)]).otherwise).toEqual([]);
  expect(inexactAfter(found, [card(1, { kinds: ['order'] })]).get(1)).toMatchObject({
    reasons: ['order', 'missing'],
    note: 'its second effect',
  });
  expect(inexactAfter(found, [exact(1)]).size).toBe(0);
});
test('what is no list is refused with its line', () => {
  const head = makeInexact(new Map());
  expect(() => parseInexact('x')).toThrow('line 1: found "x", expected "passcode\tname');
  expect(() => parseInexact(`${head}7\tX\tweather\t\n`)).toThrow('line 2: found "7\tX\tweather');
  expect(() => parseInexact(`${head}7\tX\tmissing\t\n`)).toThrow('line 2: found "missing" without a note');
});
test('kinds and rewordings are told by how many cards have them', () => {
  const both = card(2, {
    kinds: ['order', 'wording'],
    differences: [
      { printed: '"X" 500', official: '"Y" 300' },
      { printed: 'a', official: 'b' },
    ],
  });
  expect(figuresByKind([card(1), both])).toEqual([
    { kind: 'wording', cards: 2, alone: 1 },
    { kind: 'order', cards: 1, alone: 0 },
  ]);
  expect(rewordingsIn([card(1), both])).toMatchObject([
    { printed: 'a', official: 'b', cards: 2, alone: 1 },
    { printed: '"…" …00', official: '"…" …00', cards: 1 },
  ]);
});
