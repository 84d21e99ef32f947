import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherArtworkOf } from './artwork.ts';
import { allFacts, factsNamed, factsOf, nearestNames } from './facts.ts';
import { foldName } from './fold-name.ts';

const anyCard = fc.constantFrom(...allFacts());

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
    const keys = new Set(allFacts().flatMap((card) => Object.keys(card)));
    expect([...keys].filter((key) => /text|materials/i.test(key))).toEqual([]);
    const words = allFacts().flatMap((card) => [...Object.values(card.names).flat(), ...card.series]);
    expect(words.filter((word) => word.length > 80)).toEqual([]);
  });

  test('stand in the order of passcodes, each passcode once', () => {
    const passcodes = allFacts().map((card) => card.passcode);
    expect(passcodes).toEqual([...new Set(passcodes)].sort((a, b) => a - b));
  });

  test('give a monster exactly the rating of its frame, and DEF unless it is a Link Monster', () => {
    for (const card of allFacts()) {
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
    const treated = allFacts().flatMap(({ treatedAs, names }) =>
      treatedAs ? [`${names.en}: ${treatedAs}`] : [],
    );
    expect(treated.sort()).toEqual([
      ...['Cyber Harpie Lady: Harpie Lady', 'Harpie Lady 1: Harpie Lady', 'Harpie Lady 2: Harpie Lady'],
      ...[
        'Harpie Lady 3: Harpie Lady',
        'Lemuria, the Forgotten City: Umi',
        'Magellanica, the Deep Sea City: Umi',
        'Pacifis, the Phantasm City: Umi',
      ],
    ]);
  });
});

describe('a card is found', () => {
  test('by each of its passcodes', () => {
    for (const card of allFacts())
      for (const code of [card.passcode, ...card.altPasscodes]) expect(factsOf(code)).toBe(card);
    expect(factsOf(1)).toBeUndefined();
  });

  test('by its name in each language and by its aliases; a name that several cards have finds one that has it', () => {
    const owners = new Map<string, number[]>();
    for (const card of allFacts())
      for (const name of Object.values(card.names).flat())
        owners.set(foldName(name), [...(owners.get(foldName(name)) ?? []), card.passcode]);
    const lost = [...owners].filter(
      ([name, passcodes]) => !passcodes.includes(factsNamed(name)?.passcode ?? 0),
    );
    expect(lost).toEqual([]);
    const shared = [...owners.values()].filter((passcodes) => new Set(passcodes).size > 1);
    expect(shared.length).toBeLessThan(20);
  });

  test('by its English name, whoever else has that name in another language', () => {
    for (const card of allFacts()) expect(factsNamed(card.names.en), card.names.en).toBe(card);
  });

  test('by a passcode of other artwork, which databases number within twenty of its own', () => {
    expect(factsOf(89631148)?.names.en).toBe('Blue-Eyes White Dragon');
    expect(factsOf(89631139 + 21)).toBeUndefined();
    // In the middle between two printed cards nobody can say which is meant.
    expect(otherArtworkOf(15, [10, 20])).toBeUndefined();
    expect(otherArtworkOf(14, [10, 20])).toBe(10);
    expect(otherArtworkOf(30, [10, 20])).toBe(20);
    expect(otherArtworkOf(5, [])).toBeUndefined();
  });

  test('whatever the case, the accents and the punctuation', () => {
    expect(factsNamed("fascino dell'oscurita")?.names.en).toBe('Allure of Darkness');
    expect(factsNamed('BLUE EYES WHITE DRAGON')?.passcode).toBe(89631139);
    expect(factsNamed('H・C サウザンド・ブレード')?.passcode).toBe(1833916);
    expect(factsNamed(' - ')).toBeUndefined();
  });

  test('in plain English by the same rule as in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        // A letter of another script takes the long way, and folds to itself.
        expect(foldName(`${name}白`)).toBe(`${foldName(name)}白`);
      }),
    );
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
