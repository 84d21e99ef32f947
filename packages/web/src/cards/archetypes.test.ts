import { expect, test } from 'vitest';
import { archetypesOf, listedName } from './archetypes.ts';

test('archetypes of one card alone are not listed', () => {
  const cards = [{ series: ['Dominus', 'Dominus Purge'] }, { series: ['Dominus'] }, { series: [] }];
  expect(archetypesOf(cards)).toEqual(['Dominus']);
});
test('a part of words is listed as one', () => {
  expect(['lswarm', 'with Chain', 'Gem-Knight'].map(listedName)).toEqual([
    '-lswarm',
    'with Chain',
    'Gem-Knight',
  ]);
});
