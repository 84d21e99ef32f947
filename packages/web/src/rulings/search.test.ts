import { expect, test } from 'vitest';
import { findRulings, type RulingList } from './search.ts';

const KURIBOH = 40640057;
const ruling = (title: string, cites: readonly string[], cards: readonly number[] = []) => ({
  file: `${cites[0]?.split('.')[0]}/x.yaml`,
  line: 1,
  title,
  cites,
  cards,
});
const LIST: RulingList = {
  rulings: [
    ruling('A monster is Tributed', ['summoning.a']),
    ruling('Damage becomes 0', ['battle.b'], [KURIBOH]),
    ruling('The replay of an attack', ['battle.c', 'summoning.a']),
  ],
  clauses: { 'summoning.a': 'An attack is not a Summon.', 'battle.b': 'It is so.' },
};
const NOTHING = { words: '', chapter: '', clause: '' };
const titles = (wanted: Partial<typeof NOTHING>): string[] =>
  findRulings(LIST, { ...NOTHING, ...wanted }).map(({ title }) => title[0] ?? '');

test('rulings are found by words, by clauses and by cards in any language', () => {
  expect(titles({})).toEqual(['A', 'D', 'T']);
  expect(titles({ words: 'クリボー' })).toEqual(['D']);
  expect(titles({ words: 'kuriboh DAMAGE' })).toEqual(['D']);
  expect(titles({ clause: 'summoning.a' })).toEqual(['A', 'T']);
  expect(titles({ chapter: 'battle' })).toEqual(['D', 'T']);
  expect(titles({ words: 'kuriboh tributed' })).toEqual([]);
});
test('what has the words in its title comes first', () => {
  expect(titles({ words: 'attack' })).toEqual(['T', 'A']);
});
