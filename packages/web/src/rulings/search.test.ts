import { expect, test } from 'vitest';
import { addressOf, findRulings, type RulingList, rulingsWith, wantedFrom } from './search.ts';

const KURIBOH = 40640057;
const ruling = (title: string, cites: readonly string[], cards: readonly number[] = []) => ({
  file: `${cites[0]?.split('.')[0]}/x.yaml`,
  line: title.startsWith('Damage') ? 1 : 9,
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
  titles: { 'battle/x.yaml': { 1: '伤害变成0' } },
  clauses: { 'summoning.a': '攻击不是召唤。' },
  searchedClauses: [
    { 'summoning.a': '攻击不是召唤。' },
    { 'summoning.a': 'An attack is not a Summon.', 'battle.b': 'It is so.' },
  ],
};
const NOTHING = { words: '', chapter: '', clause: '', card: '' };
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
test('the words are looked for in the language of the page and in English', () => {
  expect(titles({ words: '伤害' })).toEqual(['D']);
  expect(titles({ words: '召唤' })).toEqual(['A', 'T']);
  expect(titles({ words: 'an ATTACK' })).toEqual(['T', 'A']);
});
test('rulings of one card are those that it stands in', () => {
  expect(titles({ card: String(KURIBOH) })).toEqual(['D']);
  expect(titles({ card: '1' })).toEqual([]);
});
test('of the rulings of one card those that name it come first', () => {
  const rulings = [
    ruling('It is so', ['battle.b'], [KURIBOH]),
    ruling('Kuriboh is so', ['battle.b'], [KURIBOH]),
  ];
  const found = rulingsWith([...rulings, ruling('Kuriboh', ['battle.b'])], KURIBOH);
  expect(found.map(({ title }) => title)).toEqual(['Kuriboh is so', 'It is so']);
});
test('what is looked for stands in the address and comes back from it', () => {
  const wanted = { ...NOTHING, words: 'a & ü', card: String(KURIBOH) };
  expect(wantedFrom(addressOf(wanted))).toEqual(wanted);
  expect(String(addressOf(NOTHING))).toBe('');
});
test('what has the words in its title comes first', () => {
  expect(titles({ words: 'attack' })).toEqual(['T', 'A']);
});

test('what is mistyped is found all the same', () => {
  expect(titles({ words: 'atack' })).toEqual(['T', 'A']);
  expect(titles({ words: 'kuribo damge' })).toEqual(['D']);
  expect(titles({ words: 'xyzzy' })).toEqual([]);
});
test('players’ words are known', () => {
  const found = (words: string, title: string, cites: readonly string[] = ['battle.b']): boolean =>
    findRulings({ ...LIST, rulings: [ruling(title, cites)], searchedClauses: [] }, { ...NOTHING, words })
      .length === 1;
  expect(found('SEGOC', 'Two effects', ['chains.simultaneous.situation'])).toBe(true);
  expect(found('missed the timing', 'Goblin Thief', ['effects.timing.when-optional-misses'])).toBe(true);
  expect(found('missing the timing pot', 'Goblin Thief', ['effects.timing.when-optional-misses'])).toBe(
    false,
  );
  expect(found('HOPT', 'A limit', ['wording.limit.once-per-turn-soft'])).toBe(true);
  expect(found('float', 'It is sent to the GY and destroyed')).toBe(true);
  expect(found('negation', 'It is negated')).toBe(true);
});
