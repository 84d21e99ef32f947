import { CARDS } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import { type Card, createPool } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import type { CardText } from './card-text.ts';
import { normalised, parseCardTexts, readCard, reportOn, roundTripsOf } from './index.ts';
import { sentencesOf } from './sentences.ts';

/** An invented card: no text of the game is in the repository. */
const invented = (text: string, more: Partial<CardText> = {}): CardText => ({
  passcode: 1,
  name: 'Invented Dragon',
  kind: 'Monster',
  line: 'Dragon / Effect',
  attribute: 'FIRE',
  level: 4,
  atk: 1000,
  def: 1000,
  text,
  ...more,
});
const SPELL = { kind: 'Spell', line: 'Normal' } as const;

describe('what is the same in other words', () => {
  test.each([
    ['Send it to the Graveyard.', 'Send it to the GY.'],
    ['Pay 1,000 Life Points.', 'Pay 1000 LP.'],
    ['1 Dragon-Type monster', '1 Dragon monster'],
    ['“X” monster(s)', '"X" monster'],
    ['detach 1 Xyz Material from this card', 'detach 1 material from this card'],
    ['Inflict 500 points of damage.', 'Inflict 500 damage.'],
  ])('%s', (text, same) => expect(normalised(text)).toBe(same));
  test('a pronoun is not', () =>
    expect(normalised('destroy it')).not.toBe(normalised('destroy that target')));
});

test('sentences end neither within a name nor within brackets', () => {
  expect(
    sentencesOf('2 Level 4 monsters\nAdd 1 "Lord of D. X" (it is a card. Really). Draw 1 card.'),
  ).toEqual([
    { words: '2 Level 4 monsters', startsLine: true },
    { words: 'Add 1 "Lord of D. X" (it is a card. Really).', startsLine: true },
    { words: 'Draw 1 card.', startsLine: false },
  ]);
});

describe('a whole card', () => {
  test.each([
    invented('Draw 2 cards.', SPELL),
    invented('Gains 300 ATK. Once per turn: You can target 1 card on the field; destroy that target.'),
    invented('Once per turn: You can target 1 card on the field; destroy it.'),
    invented(
      'If this card is Summoned: You can draw 1 card. You can discard this card; gain 500 LP. You can only use each effect of "Invented Dragon" once per turn.',
    ),
    invented('Cannot be Normal Summoned/Set. Cannot be destroyed by battle.'),
    invented('1 Tuner + 1+ non-Tuner monsters\nGains 300 ATK.', {
      line: 'Dragon / Synchro / Effect',
      level: 8,
    }),
    invented('', { line: 'Dragon' }),
  ])('is proved: $text', (text) => {
    const { grade, card } = readCard(text);
    expect(grade).toBe('proved');
    expect(card && createPool([card])).toBeDefined();
  });
  test('is printed as it was read', () => {
    const text = 'Gains 300 ATK.\nOnce per turn: You can banish 1 Dragon monster from your GY; draw 1 card.';
    const { card } = readCard(invented(text.replace('\n', ' ')));
    expect(card && printCard(card, 'en')).toBe(text);
  });
  test('whose limit is said of each effect has it on each', () => {
    const text =
      'If this card is Summoned: You can draw 1 card. You can only use each effect of "Invented Dragon" once per turn.';
    expect(readCard(invented(text)).card?.effects).toMatchObject([
      { limit: { of: 'use', times: 1, within: 'turn' } },
    ]);
  });
  test('is not read where one sentence is not: it says which, where, and how many', () => {
    const { grade, card, unread } = readCard(
      invented('Gains 300 ATK. Once per turn: You can tickle 1 card on the field.'),
    );
    expect({ grade, card, unread: unread.length }).toEqual({
      grade: 'not-read',
      card: undefined,
      unread: 1,
    });
    expect(unread[0]?.at).toBe('tickle 1 card on the field.');
  });
  test('of which a sentence has two meanings is not proved', () => {
    const text = invented('Draw 1 card, and if you do, discard 1 card, also gain 500 LP.', SPELL);
    expect(readCard(text).grade).toBe('ambiguous');
  });
});

describe('a text that could be taken for another', () => {
  test('a pronoun means no card that is bound to itself', () => {
    const text =
      'Target 1 Xyz Monster in your GY; Special Summon that target, and if you do, attach this card to it as material.';
    expect(readCard(invented(text, { kind: 'Trap', line: 'Normal' })).grade).toBe('not-read');
  });
  test('a monster without the word "Normal" is not read as one without effects', () => {
    expect(readCard(invented('Tickle 1 card.', { line: 'Thunder / Tuner' })).grade).toBe('not-read');
  });
  test('an optional protection of several at once is not read as that of one', () => {
    const of = (monsters: string) =>
      readCard(
        invented(
          `If a Dragon ${monsters} you control would be destroyed by battle or card effect, you can banish 1 card from your GY instead.`,
        ),
      ).card?.effects[0];
    expect(of('monster(s)')).toMatchObject({ modifiers: [{ saves: 'all-together' }] });
    expect(of('monster')).not.toMatchObject({ modifiers: [{ saves: 'all-together' }] });
  });
});

describe('sources', () => {
  const LINE = { passcode: 7, name: 'X', kind: 'Spell', line: 'Normal', text: 'Draw 1 card.' };
  const [OURS, YGOPRODECK, YAML_YUGI] = [
    `${JSON.stringify(LINE)}\n${JSON.stringify({ ...LINE, passcode: 8 })}\n`,
    JSON.stringify({
      data: [
        {
          id: 7,
          name: 'X',
          type: 'XYZ Monster',
          typeline: ['Fish', 'Xyz', 'Effect'],
          attribute: 'WATER',
          level: 4,
          atk: -1,
          def: 100,
          desc: 'Gains 300 ATK.',
          archetype: 'Inv',
        },
      ],
    }),
    JSON.stringify([
      {
        password: 7,
        name: { en: 'X' },
        card_type: 'Trap',
        property: 'Continuous',
        text: { en: 'Draw 1 card.' },
        series: ['Inv'],
      },
    ]),
  ];
  test('our lines', () => expect(parseCardTexts(OURS)).toEqual({ texts: [LINE, { ...LINE, passcode: 8 }] }));
  test("YGOPRODeck's JSON", () =>
    expect(parseCardTexts(YGOPRODECK)).toEqual({
      texts: [
        {
          passcode: 7,
          name: 'X',
          kind: 'Monster',
          line: 'Fish / Xyz / Effect',
          attribute: 'WATER',
          rank: 4,
          atk: '?',
          def: 100,
          series: ['Inv'],
          text: 'Gains 300 ATK.',
        },
      ],
    }));
  test("yaml-yugi's JSON", () =>
    expect(parseCardTexts(YAML_YUGI)).toEqual({
      texts: [
        { passcode: 7, name: 'X', kind: 'Trap', line: 'Continuous', series: ['Inv'], text: 'Draw 1 card.' },
      ],
    }));
  test('without what lies in no Deck, and without what has no passcode', () => {
    const [card] = (JSON.parse(YGOPRODECK) as { data: readonly object[] }).data;
    const others = [
      { id: 8, name: 'Y', type: 'Token' },
      { id: 9, name: 'Z', type: 'Skill Card' },
    ];
    expect(parseCardTexts(JSON.stringify({ data: [...others, card] }))).toEqual(parseCardTexts(YGOPRODECK));
    const [printed] = JSON.parse(YAML_YUGI) as readonly object[];
    expect(parseCardTexts(JSON.stringify([{ ...printed, password: null }, printed]))).toEqual(
      parseCardTexts(YAML_YUGI),
    );
  });
  test.each([
    ['', 'The file is empty'],
    ['SQLite format 3', 'This is no JSON: it begins with "SQLite format 3"'],
    [`${JSON.stringify(LINE)}\n{"passcode": 9`, 'line 2: it is no JSON object'],
    [JSON.stringify({ ...LINE, passcode: '7' }), 'line 1: "passcode" is "7", not a number'],
    [
      JSON.stringify({ ...LINE, kind: 'Curse' }),
      'line 1: the kind of "X" is "Curse", not one of Monster, Spell, Trap',
    ],
    [
      JSON.stringify({ data: [{ id: 7, name: 'X', type: 'Spell Card', race: 'Normal' }] }),
      'card 1: "X" has no text',
    ],
  ])('that cannot be read are refused whole: %#', (content, wrong) => {
    const source = parseCardTexts(content);
    expect('wrong' in source && source.wrong).toContain(wrong);
    expect('wrong' in source && source.wrong).toContain('Expected: one JSON object a line');
  });
});

test('the report counts kinds and grades, and what stops cards first where nothing else does', () => {
  const NONE = { checked: 0, proved: 0, read: 0, ambiguous: 0, 'not-read': 0 };
  const report = reportOn([
    invented('Draw 2 cards.', SPELL),
    invented('Tickle 1 card.', SPELL),
    invented('Tickle 2 cards.', SPELL),
    invented('Gains 300 ATK.'),
  ]);
  expect(report.grades).toEqual({ ...NONE, proved: 2, 'not-read': 2 });
  expect(report.kinds).toEqual([
    { kind: 'Effect', cards: 1, grades: { ...NONE, proved: 1 } },
    { kind: 'Spell', cards: 3, grades: { ...NONE, proved: 1, 'not-read': 2 } },
  ]);
  expect(report.stops.map(({ cards, alone }) => ({ cards, alone }))).toEqual([
    { cards: 1, alone: 1 },
    { cards: 1, alone: 1 },
  ]);
});

test('a sentence that could be a second activation is not understood', () => {
  const read = (text: string) => readCard(invented(text, SPELL)).grade;
  expect(read('Destroy all cards on the field.')).toBe('proved');
  expect(read('Discard 5 cards. Destroy all cards on the field.')).toBe('not-read');
});

describe('the prints of the definitions', () => {
  const { cards, effects } = roundTripsOf([...CARDS]);
  test('are read back, each as what it says or not at all', () => {
    expect(effects.other.map(({ name, text, read }) => `${name}: ${text}\n  is read as ${read}`)).toEqual([]);
    // How many are understood is a figure (README); that none would be, a mistake of this test.
    expect(effects.back).toBeGreaterThan(effects.all / 3);
    expect(cards.back).toBeGreaterThan(0);
  });
  test('are not read as another definition with the same words', () => {
    const [card] = [...CARDS].filter(({ name }) => name === 'Mystical Space Typhoon');
    const effect = card?.effects[0];
    if (!card || effect?.effect !== 'card-activation') throw new Error('Mystical Space Typhoon is no card');
    // No word of its text says that it can be activated nowhere else.
    const hidden: Card = { ...card, effects: [{ ...effect, from: ['hand'] }] };
    expect(roundTripsOf([hidden]).effects.other).toHaveLength(1);
  });
});
