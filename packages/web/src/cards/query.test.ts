import { describe, expect, test } from 'vitest';
import { LIBRARY, textsIn } from './library.ts';
import { addressOf, EMPTY, matchesQuery, type Query, queryFrom } from './query.ts';

const found = (query: Partial<Query>): readonly string[] =>
  LIBRARY.filter((facts) => matchesQuery(facts, { ...EMPTY, ...query }, textsIn('en'))).map(
    ({ names }) => names.en,
  );

describe('a search among the cards', () => {
  test.each([
    'dark magician',
    'ブラック・マジシャン',
    '黑魔术师',
    'mago nero',
    '46986414',
  ])('finds Dark Magician by %s', (words) => expect(found({ words })).toContain('Dark Magician'));
  test('looks into the printed text too', () => {
    expect(found({ words: 'destroy all monsters' })).toContain('Dark Hole');
    expect(found({ words: 'destroy all monsters' })).not.toContain('Dark Magician');
  });
  test('narrows by what is printed on the card, all conditions together', () => {
    expect(found({ kind: 'trap', sort: 'Counter' })).toContain('Solemn Judgment');
    expect(found({ kind: 'trap', sort: 'Counter' })).not.toContain('Mirror Force');
    expect(found({ sort: 'pendulum', series: 'Odd-Eyes' })).toContain('Odd-Eyes Pendulum Dragon');
    expect(found({ attribute: 'LIGHT', race: 'Dragon', level: '8' })).toEqual(
      expect.arrayContaining(['Blue-Eyes White Dragon']),
    );
    expect(found({ level: '4', sort: 'xyz' })).toContain('Number 39: Utopia');
    expect(found({ level: '4' })).not.toContain('Dark Magician');
    expect(found({ level: '0' })).not.toContain('Dark Hole');
  });
  test('that asks for nothing finds every card but the Tokens', () => {
    expect(found({})).toHaveLength(LIBRARY.length);
    expect(found({ words: 'Fluff Token' })).not.toContain('Fluff Token');
  });
  test('is kept whole in the address', () => {
    const query: Query = { ...EMPTY, words: 'é & ü', kind: 'spell', sort: 'Quick-Play' };
    expect(queryFrom(addressOf(query))).toEqual(query);
    expect(String(addressOf(EMPTY))).toBe('');
  });
});
