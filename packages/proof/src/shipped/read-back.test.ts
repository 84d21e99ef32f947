import { CARDS } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import type { Card } from '@spellspeed/engine';
import { unheardIn } from '@spellspeed/reader';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInSample } from '../../../../tests/size.fixture.ts';
import { type Change, changesOf } from '../said/changes.ts';
import { kindOf } from '../said/kind-of.ts';
import { shapeOfCard } from '../said/shapes.ts';
import { isPendulum, readBack } from './read-back.ts';
import { entryOf } from './shipped.ts';

const OWN = [...CARDS].filter(
  (card) => card.effects.length > 0 && !isPendulum(card) && isInSample(card.name, 8),
);
const READ = OWN.filter((card) => readBack(card) === 'read');
const SHAPE = shapeOfCard();
const WORDS = { names: ['Kaibaman', 'Kuriboh'], series: ['Blue-Eyes', 'HERO'], counters: [] };
/** Leaves that a text says by a word of their own: with another value the definition is one that a card could have. */
const SAID_BY_A_WORD: readonly string[] = [
  'draw.count',
  'chosen.max',
  'attribute.attribute',
  'race.race',
  'series.series',
  'named.names',
  'face.face',
  'level.min',
  'level.max',
  'stat.min',
  'stat.max',
  'stat.stat',
  'gain-life-points.amount',
  'damage.amount',
  'limit.times',
];
/** Of one place among others the face is said with the place: "from your hand or face-up field". */
const isOfOnePlace = ({ path }: Change): boolean => path.includes('filters') && path.at(-1) === 'face';
const changesIn = (card: Card): readonly Change[] =>
  [...changesOf(card, SHAPE, WORDS)].filter(
    (change) => SAID_BY_A_WORD.includes(kindOf(change)) && !isOfOnePlace(change),
  );

describe('what a definition prints is read as that definition or not at all', () => {
  test('of our own', () => {
    const others = OWN.flatMap((card) => {
      const back = readBack(card);
      return typeof back === 'object' ? [{ name: card.name, text: printCard(card, 'en'), ...back }] : [];
    });
    expect(others).toEqual([]);
    expect(READ.length).toBeGreaterThan(OWN.length / 5);
  });
  test('of definitions that differ from ours in a word', () => {
    const changes = READ.map(changesIn).filter(({ length }) => length > 0);
    expect(changes.length).toBeGreaterThan(0);
    const change = fc.constantFrom(...changes).chain((all) => fc.constantFrom(...all));
    fc.assert(
      fc.property(change, ({ card }) => {
        expect(['read', 'refused']).toContain(readBack(card));
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});

test('a text with another word is read otherwise, or not at all', () => {
  const found = READ.map((card) => unheardIn({ ...entryOf(card), text: printCard(card, 'en') }));
  const unheard = found.flatMap((each) => each.unheard);
  expect(unheard).toEqual([]);
  expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(READ.length);
});
