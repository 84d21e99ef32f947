import { CARDS, cardNamed } from '@spellspeed/cards';
import { type Language, printCard } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { isInSample, sized } from '../../../../tests/size.fixture.ts';
import { type Change, changesOf } from './changes.ts';
import { kindOf, placeOf } from './kind-of.ts';
import { fits, shapeOfCard } from './shapes.ts';
import { findUnsaid, saidByNow, sayUnsaid } from './unsaid.ts';

const SHAPE = shapeOfCard();
/** Of the cards that show what is listed, one of so many is tried. */
const LISTED = sized(20, 1);
const TRIED = [...CARDS].filter(({ name }) => isInSample(name, 20));
const WORDS = { names: ['Kaibaman', 'Kuriboh'], series: ['Blue-Eyes', 'HERO'], counters: [] };
const named = (name: string): Card => {
  const card = cardNamed(name);
  if (!card) throw new Error(`${name} is not defined`);
  return card;
};
const changes = (name: string): readonly Change[] => [...changesOf(named(name), SHAPE, WORDS)];

describe('a printed text changes with every leaf of its definition', () => {
  test(`but for what is listed, on ${TRIED.length} cards (all changes in all languages: npm run text:unsaid)`, () => {
    const { unknown } = findUnsaid('in-turn', TRIED);
    expect(TRIED.length).toBeGreaterThan(50);
    expect(unknown.map(sayUnsaid).join('\n')).toBe('');
  });
  test(`and what is listed only shrinks (about one in ${LISTED} of it)`, () => {
    expect(saidByNow((name) => isInSample(name, LISTED)).join('\n')).toBe('');
  });
});

describe('the shape of a definition', () => {
  test('is that of all definitions', () => {
    expect([...CARDS].filter((card) => !fits(card, SHAPE)).map(({ name }) => name)).toEqual([]);
  });
  test('refuses what the types refuse', () => {
    const kuriboh = named('Kuriboh');
    expect(fits({ ...kuriboh, attribute: 'STONE' }, SHAPE)).toBe(false);
    expect(fits({ ...kuriboh, colour: 'brown' }, SHAPE)).toBe(false);
    expect(fits({ ...kuriboh, effects: [{ effect: 'continuous', from: ['monsters'] }] }, SHAPE)).toBe(false);
  });
});

describe('the changes of a definition', () => {
  test('are definitions, each different from it', () => {
    const card = named('Kuriboh');
    for (const change of changes('Kuriboh')) {
      expect(fits(change.card, SHAPE), placeOf(change)).toBe(true);
      expect(change.card).not.toEqual(card);
    }
  });
  test('leave out what can be left out, and put other words and numbers in place of those that stand there', () => {
    const kinds = new Set(
      changes('Trap Hole').map((change) => `${kindOf(change)} ${change.to ?? 'left out'}`),
    );
    for (const kind of ['summoned.by any', 'summoned.ways left out', 'stat.min 1001', 'stat.stat def'])
      expect(kinds).toContain(kind);
  });
  test('change places as a text names them: the field is one', () => {
    const places = changes('Trap Hole').filter((change) => kindOf(change) === 'in.zones');
    for (const { to } of places)
      expect([to].flat().includes('spells')).toBe([to].flat().includes('monsters'));
  });
});

test('what a printer leaves out is found, in its language', () => {
  const forgetful = (card: Card, language: Language): string =>
    language === 'en' ? printCard(card, 'en').replace(/\d+/g, 'some') : printCard(card, language);
  const forgotten = findUnsaid('every', [named('Trap Hole')], forgetful).unknown;
  const kinds = forgotten.map(({ change, language }) => `${kindOf(change)} in ${language}`);
  expect(kinds).toContain('stat.min in en');
  expect(kinds).not.toContain('stat.min in zh');
  expect(forgotten.map(sayUnsaid).join('\n')).toMatch(
    /Trap Hole: effects\/0\/on\/0\/card\/\d\/min \(stat\.min\), 1000 changed to 1001, is not said in en\.\n {2}Before and after: When/,
  );
});
