import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACTS, factsNamed, factsOf, nearestNames } from './facts.ts';
import { foldName } from './facts-names.ts';

const anyCard = fc.constantFrom(...FACTS);

describe('the facts of a card', () => {
  test('are what is printed on it', () => {
    expect(factsNamed('Blue-Eyes White Dragon')).toMatchObject({
      passcode: 89631139,
      kind: 'monster',
      attribute: 'LIGHT',
      race: 'Dragon',
      frame: 'normal',
      abilities: [],
      level: 8,
      atk: 3000,
      def: 2500,
    });
    expect(factsNamed('Decode Talker')).toMatchObject({
      frame: 'link',
      abilities: ['effect'],
      linkArrows: ['top', 'bottom-left', 'bottom-right'],
    });
    expect(factsNamed('Mirror Force')).toMatchObject({ kind: 'trap', property: 'Normal' });
  });

  test('hold no card text', () => {
    const keys = new Set(FACTS.flatMap((card) => Object.keys(card)));
    expect([...keys].filter((key) => /text|materials/i.test(key))).toEqual([]);
    const words = FACTS.flatMap((card) => [...Object.values(card.names).flat(), ...card.series]);
    expect(words.filter((word) => word.length > 80)).toEqual([]);
  });

  test('stand in the order of passcodes, each passcode once', () => {
    const passcodes = FACTS.map((card) => card.passcode);
    expect(passcodes).toEqual([...new Set(passcodes)].sort((a, b) => a - b));
  });

  test('give a monster exactly the rating of its frame, and DEF unless it is a Link Monster', () => {
    for (const card of FACTS) {
      if (card.kind !== 'monster') continue;
      const ratings = Object.keys(card).filter((key) => ['level', 'rank', 'linkArrows'].includes(key));
      const rating = card.frame === 'xyz' ? 'rank' : card.frame === 'link' ? 'linkArrows' : 'level';
      expect(ratings, card.names.en).toEqual([rating]);
      expect(card.def === undefined, card.names.en).toBe(card.frame === 'link');
      expect(card.scale !== undefined, card.names.en).toBe(card.abilities.includes('pendulum'));
    }
  });

  // (cards.kind.ability-is-shown)
  test.each([
    ['Man-Eater Bug', 'flip'],
    ['Toon Summoned Skull', 'toon'],
    ['Asura Priest', 'spirit'],
    ['Z-Metal Tank', 'union'],
    ['Magical Reflect Slime', 'gemini'],
  ] as const)('show the ability of %s: %s, and no other', (name, ability) => {
    const card = factsNamed(name);
    const abilities = card?.kind === 'monster' ? card.abilities : [];
    expect(abilities.filter((each) => ['flip', 'toon', 'spirit', 'union', 'gemini'].includes(each))).toEqual([
      ability,
    ]);
  });

  test('keep a name that a card is always treated as', () => {
    expect(factsNamed('Cyber Harpie Lady')?.treatedAs).toBe('Harpie Lady');
    expect(FACTS.filter((card) => card.treatedAs !== undefined)).toHaveLength(1);
  });
});

describe('a card is found', () => {
  test('by each of its passcodes', () => {
    for (const card of FACTS)
      for (const code of [card.passcode, ...card.altPasscodes]) expect(factsOf(code)).toBe(card);
    expect(factsOf(1)).toBeUndefined();
  });

  test('by its name in each language and by its aliases', () => {
    for (const card of FACTS)
      for (const name of Object.values(card.names).flat()) expect(factsNamed(name), name).toBe(card);
  });

  test('whatever the case, the accents and the punctuation', () => {
    expect(factsNamed("fascino dell'oscurita")?.names.en).toBe('Allure of Darkness');
    expect(factsNamed('BLUE EYES WHITE DRAGON')?.passcode).toBe(89631139);
    expect(factsNamed('H・C サウザンド・ブレード')?.passcode).toBe(1833916);
    expect(factsNamed(' - ')).toBeUndefined();
  });

  test('but not by a kana without its voicing mark', () => {
    expect(foldName('ガガガ')).not.toBe(foldName('カカカ'));
  });
});

describe('did you mean', () => {
  test('offers the names that differ by a slip', () => {
    expect(nearestNames('Dark Magican', 1)).toEqual(['Dark Magician']);
    expect(nearestNames('Mirorr Force', 1)).toEqual(['Mirror Force']);
    expect(nearestNames('青眼的白龙', 2)).toContain('青眼白龙');
  });

  test('offers a name of which a part was typed', () => {
    expect(nearestNames('kuriboh', 3)).toContain('Kuriboh');
    expect(nearestNames('bagooska', 1)).toEqual(['Number 41: Bagooska the Terribly Tired Tapir']);
  });

  test('offers nothing for nothing and for nonsense', () => {
    expect(nearestNames('', 3)).toEqual([]);
    expect(nearestNames('qqqqqqqqqqqqqqqq', 3)).toEqual([]);
  });

  test('puts a name itself first, and gives no more names than asked for', () => {
    fc.assert(
      fc.property(anyCard, fc.integer({ min: 1, max: 5 }), (card, n) => {
        const names = nearestNames(card.names.en, n);
        expect(names.length).toBeLessThanOrEqual(n);
        expect(factsNamed(names[0] ?? '')).toBe(card);
      }),
      { numRuns: 40 },
    );
  });
});
