import { describe, expect, test } from 'vitest';
import {
  askedBy,
  type CardText,
  nearestPhrase,
  phraseWith,
  refusalsOf,
  reportOn,
  waitedFor,
} from './index.ts';

const spell = (text: string): CardText => ({
  ...{ passcode: 1, name: 'Lantern Song', kind: 'Spell', line: 'Normal', text },
});
const whyOf = (text: string) => refusalsOf(spell(text)).map(({ why }) => why);

describe('a text that is not understood is refused', () => {
  test('with the sentence, the place, what could stand there, and the nearest phrase that is known', () => {
    const [refusal, more] = refusalsOf(spell('Draw 1 card. Destroy all monsters upon the field.'));
    if (refusal?.why !== 'stopped') throw new Error('it does not stop');
    expect(more).toBeUndefined();
    expect(refusal.sentence).toBe('Destroy all monsters upon the field.');
    expect(refusal.sentence.slice(refusal.at)).toBe('upon the field.');
    expect(refusal.expected.length).toBeGreaterThan(0);
    expect(refusal.nearest).toMatch(/[Dd]estroy all .*on the field/);
  });
  test('not at all, where it is understood', () => {
    expect(refusalsOf(spell('Draw 1 card.'))).toEqual([]);
  });
  test('with what it leaves open', () => {
    const refusals = refusalsOf(
      spell('Target 1 face-up monster your opponent controls; destroy that target.'),
    );
    expect(refusals).toMatchObject([{ why: 'left-open', open: [expect.stringContaining('that target')] }]);
  });
  test('with all that it can mean, each said so that they differ', () => {
    const [refusal] = refusalsOf(spell('Draw 1 card, and if you do, discard 1 card, also gain 500 LP.'));
    if (refusal?.why !== 'several-meanings') throw new Error('it has one meaning');
    expect([...refusal.meanings].sort()).toEqual([
      '((draw, and if you do: discard), also: gain life points)',
      '(draw, and if you do: (discard, also: gain life points))',
    ]);
  });
  test('with what the printer says, where it is understood to its end', () => {
    expect(whyOf('Sing 1 card.')).toEqual(['stopped']);
    const text = 'Target 1 face-up "Lamp" monster you control; it cannot be destroyed by battle.';
    const trap: CardText = { ...spell(text), kind: 'Trap', line: 'Continuous' };
    const refusals = refusalsOf(trap);
    expect(refusals).toMatchObject([
      { why: 'said-otherwise', print: expect.stringContaining('Activate this card by targeting') },
    ]);
    const { stops, otherwise } = reportOn([trap]);
    expect(stops).toMatchObject([{ phrase: 'understood, but the printer says it otherwise', alone: 1 }]);
    expect(otherwise).toMatchObject([{ sentence: text }]);
  });
});

test('the phrase of a place ends at marks, but at none in a name', () => {
  const words = 'If you control "Lamp: Oil", draw 1 card; sing 1 song.';
  expect(phraseWith(words, words.indexOf('Oil'))).toBe('If you control "Lamp: Oil"');
  expect(phraseWith(words, words.indexOf('song'))).toBe('sing 1 song');
  expect(nearestPhrase('zzz qqq xxx')).toBeUndefined();
});

describe('the report', () => {
  test('says how many cards a phrase wins with those before it', () => {
    const { stops } = reportOn([
      spell('Tickle 1 card.'),
      spell('Sing 1 card.'),
      spell('Tickle 1 card. Hum 1 card.'),
      spell('Tickle 1 card. Sing 1 card.'),
    ]);
    expect(stops.map(({ alone, together, cards }) => [alone, together, cards])).toEqual([
      [1, 1, 3],
      [1, 3, 2],
      [0, 4, 1],
    ]);
  });
  test('says which blocks are waited for, and where nothing else is', () => {
    const stopped = (sentence: string, at = sentence) => ({ sentence, at, expected: [], prints: [] });
    expect(askedBy(stopped('Toss a coin and destroy it.'))).toEqual(['coins']);
    // What was read before the place needs nothing.
    expect(askedBy(stopped('Toss a coin and hum.', 'hum.'))).toEqual([]);
    const found = waitedFor([
      [stopped('Toss a coin.')],
      [stopped('Toss a coin.'), stopped('Roll a six-sided die.')],
      [stopped('Toss a coin.'), stopped('Hum.')],
    ]);
    expect(found).toEqual([
      { block: 'coins', cards: 3, only: 1 },
      { block: 'dice', cards: 1, only: 0 },
    ]);
  });
});
