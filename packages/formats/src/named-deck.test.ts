import { describe, expect, test } from 'vitest';
import { passcodesOf } from './deck-lists.ts';
import { messageOf } from './format-error.ts';
import type { CardNamed } from './named-deck.ts';
import { parseDeck } from './parse-deck.ts';

const CARDS: { readonly [name: string]: { readonly passcode: number; readonly extraDeck: boolean } } = {
  'blue-eyes white dragon': { passcode: 89631139, extraDeck: false },
  '7 colored fish': { passcode: 23771716, extraDeck: false },
  'stardust dragon': { passcode: 44508094, extraDeck: true },
};
const cardNamed: CardNamed = (name) => CARDS[name.toLowerCase()];
const read = (text: string) => {
  const parsed = parseDeck(text, 'mine.txt', cardNamed);
  return parsed.ok ? passcodesOf(parsed.value) : parsed.errors.map(messageOf);
};
const BLUE = 89631139;

describe('a list by names', () => {
  test('has how many before or after the name, or nothing for one', () => {
    for (const line of ['2 Blue-Eyes White Dragon', '2x blue-eyes white dragon', 'Blue-Eyes White Dragon x2'])
      expect(read(line)).toEqual({ main: [BLUE, BLUE], extra: [], side: [] });
    expect(read('Blue-Eyes White Dragon (2)\n')).toMatchObject({ main: [BLUE, BLUE] });
    expect(read('Blue-Eyes White Dragon')).toMatchObject({ main: [BLUE] });
  });
  test('may have names that begin with a number', () => {
    expect(read('7 Colored Fish\n3 7 Colored Fish')).toMatchObject({
      main: Array.from({ length: 4 }, () => 23771716),
    });
  });
  test('puts each card where it belongs; headings of kinds say nothing, the Side Deck does', () => {
    expect(
      read('Monsters (2):\n1 Blue-Eyes White Dragon\nExtra Deck\nStardust Dragon\nSide:\n1 Stardust Dragon'),
    ).toEqual({ main: [BLUE], extra: [44508094], side: [44508094] });
  });
  test('says of each line what it does not know', () => {
    expect(read('3 Blue-Eyes White Dragon\n3 Blue-Eys\n0 Stardust Dragon')).toEqual([
      'mine.txt, line 2, column 1: found "3 Blue-Eys", expected the name of a card, with how many of it: 3 Blue-Eyes White Dragon.',
      'mine.txt, line 3, column 1: found "0 Stardust Dragon", expected the name of a card, with how many of it: 3 Blue-Eyes White Dragon.',
    ]);
  });
  test('is no list of passcodes: one wrong line there is the only one told', () => {
    expect(read('#main\n89631139\nhello')).toHaveLength(1);
  });
});
