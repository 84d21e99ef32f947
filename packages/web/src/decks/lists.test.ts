import { allFacts, READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk, makeYdke } from '@spellspeed/formats';
import { array as arrayOf, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDefined } from '../cards/library.ts';
import {
  copiesIn,
  copiesOf,
  homeOf,
  moved,
  NO_CARDS,
  readLists,
  troublesOf,
  withCard,
  withoutCard,
} from './lists.ts';
import { chanceOfAll, chanceOfAny, chanceOfLeast, handFrom } from './odds.ts';

const DARK_MAGICIAN = 46986414;
const SPIRIT_DRAGON = 59822133;
const yugi = READY_MADE_DECKS['yugi-starter'];

describe('a deck being built', () => {
  test('takes cards in and gives them back, a copy at a time', () => {
    const two = withCard(withCard(NO_CARDS, 'main', DARK_MAGICIAN), 'main', DARK_MAGICIAN);
    expect(copiesIn(two.main)).toEqual([{ passcode: DARK_MAGICIAN, count: 2 }]);
    expect(withoutCard(two, 'main', DARK_MAGICIAN).main).toEqual([DARK_MAGICIAN]);
    expect(withoutCard(two, 'side', DARK_MAGICIAN)).toBe(two);
    const split = moved(two, 'main', 'side', DARK_MAGICIAN);
    expect([split.main.length, split.side.length]).toEqual([1, 1]);
    expect([copiesOf(split, DARK_MAGICIAN), copiesOf(split, SPIRIT_DRAGON)]).toEqual([2, 0]);
  });
  test('knows where a card belongs', () => {
    expect([homeOf(DARK_MAGICIAN), homeOf(SPIRIT_DRAGON)]).toEqual(['main', 'extra']);
  });
  test('says what is wrong as long as something is', () => {
    expect(troublesOf(yugi)).toEqual([]);
    expect(troublesOf(withCard(yugi, 'main', SPIRIT_DRAGON))).toMatchObject([
      { trouble: 'problem', problem: { kind: 'wrong-section' } },
    ]);
    expect(troublesOf(NO_CARDS)).toMatchObject([{ problem: { kind: 'section-size', section: 'main' } }]);
    const factsOnly = allFacts().find(
      (each) =>
        !isDefined(each.passcode) &&
        homeOf(each.passcode) === 'main' &&
        !(each.kind === 'monster' && each.frame === 'token'),
    );
    if (factsOnly)
      expect(troublesOf(withCard(yugi, 'main', factsOnly.passcode))).toMatchObject([
        { trouble: 'unknown-texts', passcodes: [factsOnly.passcode] },
      ]);
  });
  test('is read from a list and from a link as it was written', () => {
    expect(readLists(makeYdk(yugi))).toMatchObject({ ok: true, lists: { main: yugi.main, side: yugi.side } });
    expect(readLists(makeYdke(yugi))).toMatchObject({ ok: true, lists: { extra: yugi.extra } });
    expect(readLists('#main\nhello')).toMatchObject({ ok: false, troubles: [{ error: { line: 2 } }] });
    expect(readLists('  ')).toMatchObject({ ok: false, troubles: [{ trouble: 'empty' }] });
  });
});

describe('an opening hand', () => {
  test('holds one of three copies among 40 in about a third of the duels', () => {
    expect(chanceOfAny(40, 3, 5)).toBeCloseTo(0.3376, 4);
    expect(chanceOfAny(40, 0, 5)).toBe(0);
    expect(chanceOfAny(40, 40, 5)).toBe(1);
    expect(chanceOfAny(0, 0, 5)).toBe(0);
  });
  test('holds so many of some cards as often as among all hands there are', () => {
    const deck = [1, 1, 1, 2, 2, 3, 4, 5];
    for (const least of [1, 2, 3, 4]) {
      const hands = handsOf(deck, 4);
      const held = hands.filter((hand) => hand.filter((card) => card <= 2).length >= least).length;
      expect(chanceOfLeast(deck.length, 5, 4, least)).toBeCloseTo(held / hands.length, 9);
    }
    expect(chanceOfLeast(40, 3, 5, 1)).toBeCloseTo(chanceOfAny(40, 3, 5), 9);
    expect(chanceOfLeast(3, 3, 5, 1)).toBe(1);
  });
  test('holds several cards together as often as among all hands there are', () => {
    const decks = record({
      copies: arrayOf(integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
      others: integer({ min: 0, max: 4 }),
      drawn: integer({ min: 1, max: 6 }),
    });
    const shareOfHands = (deck: readonly number[], drawn: number, kinds: number): number => {
      const hands = handsOf(deck, Math.min(drawn, deck.length));
      const wanted = Array.from({ length: kinds }, (_, kind) => kind);
      return hands.filter((hand) => wanted.every((kind) => hand.includes(kind))).length / hands.length;
    };
    assert(
      property(decks, ({ copies, others, drawn }) => {
        const deck = [
          ...copies.flatMap((count, kind) => Array<number>(count).fill(kind)),
          ...Array<number>(others).fill(-1),
        ];
        const share = shareOfHands(deck, drawn, copies.length);
        expect(chanceOfAll(deck.length, copies, drawn)).toBeCloseTo(share, 9);
      }),
      { numRuns: 60 },
    );
  });
  test('is made of different copies of the deck', () => {
    expect(handFrom([1, 2, 3], 5, () => 0.99)).toEqual([3, 2, 1]);
    expect(handFrom(yugi.main, 5)).toHaveLength(5);
  });
});

/** Every hand of so many cards, each copy a card of its own. */
const handsOf = (deck: readonly number[], drawn: number): readonly (readonly number[])[] => {
  if (drawn === 0) return [[]];
  const [first, ...rest] = deck;
  if (first === undefined) return [];
  return [...handsOf(rest, drawn - 1).map((hand) => [first, ...hand]), ...handsOf(rest, drawn)];
};
