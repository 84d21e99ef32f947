import { describe, expect, test } from 'vitest';
import { checkDeck, DECK_LIMITS, type DeckCard, type DeckProblem } from './check-deck.ts';
import type { DeckLists } from './deck-lists.ts';
import { parseYdk } from './ydk.ts';

const HARPIE_LADY = 76812113;
const CYBER_HARPIE_LADY = 80316585;
const HARPIE_QUEEN = 75064463;
const KURIBOH = 40640057;
const KURIBOH_OTHER_ART = 40640058;
const DARK_PALADIN = 98502113;
const FLUFF_TOKEN = 15341822;
const NAMED: { readonly [passcode: number]: DeckCard } = {
  [HARPIE_LADY]: { name: 'Harpie Lady', extraDeck: false },
  [CYBER_HARPIE_LADY]: { name: 'Cyber Harpie Lady', treatedAs: 'Harpie Lady', extraDeck: false },
  [HARPIE_QUEEN]: { name: 'Harpie Queen', extraDeck: false },
  [KURIBOH]: { name: 'Kuriboh', extraDeck: false },
  [KURIBOH_OTHER_ART]: { name: 'Kuriboh', extraDeck: false },
  [DARK_PALADIN]: { name: 'Dark Paladin', extraDeck: true },
  [FLUFF_TOKEN]: { name: 'Fluff Token', extraDeck: false, token: true },
};
/** A passcode up to 1000 is a monster of its own. */
const cards = (passcode: number): DeckCard | undefined =>
  passcode <= 1000 ? { name: `Monster ${passcode}`, extraDeck: false } : NAMED[passcode];

const filler = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const times = (count: number, passcode: number) => Array.from({ length: count }, () => passcode);
const deck = (lists: Partial<DeckLists>): DeckLists => ({ main: filler(40), extra: [], side: [], ...lists });
const sentences = (problems: readonly DeckProblem[]) => problems.map(({ sentence }) => sentence);

describe('a legal deck', () => {
  test.each([
    ['40 cards', deck({})],
    [
      '60 cards and a full Side Deck',
      {
        main: filler(60),
        extra: times(3, DARK_PALADIN),
        side: filler(75).slice(60),
      },
    ],
    ['Extra Deck monsters in the Side Deck', deck({ side: times(2, DARK_PALADIN), extra: [DARK_PALADIN] })],
    [
      '2 Harpie Lady and 1 Cyber Harpie Lady',
      deck({
        side: [HARPIE_LADY, HARPIE_LADY, CYBER_HARPIE_LADY],
      }),
    ],
    [
      '3 Harpie Lady and 3 Harpie Queen',
      deck({
        side: [...times(3, HARPIE_LADY), ...times(3, HARPIE_QUEEN)],
      }),
    ],
  ])('may be of %s', (_, lists) => {
    expect(checkDeck(lists, cards)).toEqual([]);
  });
});

describe('the sizes of a deck', () => {
  test('have a least and a most', () => {
    expect(sentences(checkDeck(deck({ main: filler(39) }), cards))).toEqual([
      'The Main Deck has 39 cards; 40 to 60 are allowed.',
    ]);
    const full = { main: filler(61), extra: times(16, DARK_PALADIN), side: filler(116).slice(100) };
    expect(sentences(checkDeck(full, cards, { ...DECK_LIMITS, copies: 99 }))).toEqual([
      'The Main Deck has 61 cards; 40 to 60 are allowed.',
      'The Extra Deck has 16 cards; at most 15 are allowed.',
      'The Side Deck has 16 cards; at most 15 are allowed.',
    ]);
  });

  test('follow the limits of the format', () => {
    const limits = { main: [20, 30], extra: [0, 5], side: [0, 0], copies: 1 } as const;
    expect(sentences(checkDeck(deck({ main: filler(20), side: [1] }), cards, limits))).toEqual([
      'The Side Deck has 1 card; at most 0 are allowed.',
      'The deck has 2 cards named "Monster 1"; only 1 is allowed.',
    ]);
  });
});

describe('the copies of a name', () => {
  test('count in all sections and with other artwork', () => {
    const text = `#main\n${filler(38).join('\n')}\n${KURIBOH}\n${KURIBOH_OTHER_ART}\n!side\n${KURIBOH}\n${KURIBOH}`;
    const parsed = parseYdk(text, 'mine.ydk');
    expect(parsed.ok && checkDeck(parsed.value, cards)).toEqual([
      {
        kind: 'too-many-copies',
        name: 'Kuriboh',
        count: 4,
        lines: [40, 41, 43, 44],
        clause: 'duel.deck.up-to-3-of-a-name',
        sentence: 'The deck has 4 cards named "Kuriboh" (lines 40, 41, 43 and 44); at most 3 are allowed.',
      },
    ]);
  });

  test('are at most 3, whatever a limit list would allow', () => {
    const lenient = (passcode: number): DeckCard => ({
      name: `Card ${passcode}`,
      extraDeck: false,
      copies: 4,
    });
    expect(sentences(checkDeck(deck({ side: times(4, 100) }), lenient))).toEqual([
      'The deck has 4 cards named "Card 100"; at most 3 are allowed.',
    ]);
  });

  test('include the cards that are always treated as it', () => {
    const lists = deck({ side: [...times(3, HARPIE_LADY), CYBER_HARPIE_LADY] });
    expect(checkDeck(lists, cards)).toEqual([
      {
        kind: 'too-many-copies',
        name: 'Harpie Lady',
        count: 4,
        lines: [],
        clause: 'duel.deck.always-treated-as-name-counts',
        sentence:
          'The deck has 4 cards named "Harpie Lady", counting "Cyber Harpie Lady"; at most 3 are allowed.',
      },
    ]);
  });
});

describe('the cards of a deck', () => {
  test('must be known', () => {
    const parsed = parseYdk(`#main\n${filler(38).join('\n')}\n1234\n1234\n#extra\n5678`, 'mine.ydk');
    expect(parsed.ok && checkDeck(parsed.value, cards)).toEqual([
      {
        kind: 'unknown-passcode',
        passcode: 1234,
        section: 'main',
        lines: [40, 41],
        sentence: 'Lines 40 and 41: no card with the passcode 1234 is known.',
      },
      {
        kind: 'unknown-passcode',
        passcode: 5678,
        section: 'extra',
        lines: [43],
        sentence: 'Line 43: no card with the passcode 5678 is known.',
      },
    ]);
  });

  test('must be in their own section', () => {
    expect(
      sentences(checkDeck(deck({ main: [...filler(39), DARK_PALADIN], extra: [KURIBOH] }), cards)),
    ).toEqual([
      'Main Deck: "Dark Paladin" belongs in the Extra Deck, not in the Main Deck.',
      'Extra Deck: "Kuriboh" belongs in the Main Deck, not in the Extra Deck.',
    ]);
  });

  test('are no Tokens', () => {
    expect(sentences(checkDeck(deck({ side: [FLUFF_TOKEN] }), cards))).toEqual([
      'Side Deck: "Fluff Token" is a Token, which is not part of a deck.',
    ]);
  });
});
