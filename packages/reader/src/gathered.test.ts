import type { Effect } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { type CardText, comesBack, printedTextsOf, readCard, shippedOf } from './index.ts';

const DRAGON: CardText = {
  passcode: 1,
  name: 'Invented Dragon',
  kind: 'Monster',
  line: 'Dragon / Effect',
  attribute: 'LIGHT',
  level: 4,
  atk: 1000,
  def: 1000,
  text: '',
};
const limitsIn = (text: string) =>
  readCard({ ...DRAGON, text }).card?.effects.map((effect) => ('limit' in effect ? effect.limit : undefined));
const ONCE = { of: 'use', times: 1, within: 'turn' };
const DRAW = 'If this card is Summoned: You can draw 1 card.';
const GAIN = 'If this card is destroyed by battle: You can gain 500 LP.';

describe('a limit that is said once', () => {
  test('of each effect is on each', () => {
    const text = `${DRAW} ${GAIN} You can only use each effect of "Invented Dragon" once per turn.`;
    expect(limitsIn(text)).toEqual([ONCE, ONCE]);
  });
  test('of the following effects is on those alone, which may stand after bullets', () => {
    const text = `${DRAW}\nYou can only use each of the following effects of "Invented Dragon" once per turn.\n● ${GAIN}`;
    expect(limitsIn(text)).toEqual([undefined, ONCE]);
  });
  test('of the preceding effects is on those alone', () => {
    const text = `${DRAW} You can only use each of the preceding effects of "Invented Dragon" once per turn. ${GAIN}`;
    expect(limitsIn(text)).toEqual([ONCE, undefined]);
  });
  test('of all effects together is on each', () => {
    const text = `${DRAW} ${GAIN} You can only use 1 "Invented Dragon" effect per turn, and only once that turn.`;
    expect(limitsIn(text)?.map((limit) => limit?.of)).toEqual(['any-use', 'any-use']);
  });
  test('of the activation is on the activation of a card that stays, said or not', () => {
    const spell: CardText = {
      passcode: 2,
      name: 'Invented Field',
      kind: 'Spell',
      line: 'Continuous',
      text: '',
    };
    const rest =
      'All Dragon monsters you control gain 100 ATK. You can only activate 1 "Invented Field" per turn.';
    const said = readCard({ ...spell, text: `When this card is activated: You can draw 1 card. ${rest}` });
    const silent = readCard({ ...spell, text: rest });
    for (const { grade, card } of [said, silent]) {
      expect(grade).toBe('proved');
      expect(card?.effects.map(({ effect }) => effect)).toEqual(['card-activation', 'continuous']);
      expect(card?.effects[0]).toMatchObject({ limit: { of: 'activation', times: 1, within: 'turn' } });
      expect(card?.effects[1]).not.toHaveProperty('limit');
    }
  });
  test('beside another one is not read, for no effect has two', () => {
    const text = `Once per turn: You can draw 1 card. You can only use each effect of "Invented Dragon" twice per turn.`;
    expect(readCard({ ...DRAGON, text }).grade).toBe('not-read');
  });
  test('of another card is no such limit', () => {
    const text = `${DRAW} You can only use each effect of "Another Dragon" once per turn.`;
    expect(readCard({ ...DRAGON, text }).grade).toBe('not-read');
  });
});

describe('a Pendulum Monster', () => {
  const PENDULUM = { ...DRAGON, line: 'Dragon / Pendulum / Effect' };
  const read = (text: string, pendulum: string) => readCard({ ...PENDULUM, text, pendulum });
  test('has the effects of both halves, each where it works', () => {
    const { card, grade } = read(DRAW, 'Once per turn: You can draw 1 card.');
    expect(grade).toBe('proved');
    expect(card?.effects.map(({ effect, from }) => [effect, from])).toEqual([
      ['ignition', ['pendulum']],
      ['trigger', ['monsters']],
    ]);
  });
  test('ships with both halves, for each prints a text that reads back', () => {
    const entry = { ...PENDULUM, text: DRAW, pendulum: 'Once per turn: You can draw 1 card.' };
    const reading = readCard(entry);
    expect(shippedOf(entry, reading)?.effects).toHaveLength(2);
    expect(reading.card && printedTextsOf(reading.card)).toEqual({ text: DRAW, pendulum: entry.pendulum });
    const [first, ...more] = reading.card?.effects ?? [];
    if (!reading.card || !first) throw new Error('nothing was read');
    // The effect of one half in the other is another card.
    const swapped = { ...reading.card, effects: [{ ...first, number: 5 } as Effect, ...more] };
    expect(comesBack(entry, reading.card)).toBe(true);
    expect(comesBack(entry, swapped)).toBe(false);
  });
  test('is not read where one half is not', () => {
    expect(read(DRAW, 'Tickle 1 card.').unread.map(({ sentence }) => sentence)).toEqual(['Tickle 1 card.']);
    expect(read('Tickle 1 card.', 'Once per turn: You can draw 1 card.').grade).toBe('not-read');
  });
});

describe('an effect with several ways', () => {
  const read = (text: string) => readCard({ ...DRAGON, text });
  test('has a mode for each bullet', () => {
    const { card, grade } = read(
      'Once per turn: You can activate 1 of these effects;\n● Draw 1 card.\n● If you control no monsters: Gain 500 LP.',
    );
    expect(grade).toBe('proved');
    expect(card?.effects).toMatchObject([
      { effect: 'ignition', modes: [{ resolve: { do: 'draw' } }, { condition: { if: 'not' } }] },
    ]);
  });
  test('of which one is not understood is not read', () => {
    expect(read('You can activate 1 of these effects;\n● Draw 1 card.\n● Tickle 1 card.').grade).toBe(
      'not-read',
    );
  });
});
