import { allFacts } from '@spellspeed/cards';
import { describe, expect, test } from 'vitest';
import { printerFor } from '../host/session/printing.ts';
import { CardFinder } from './card-finder.ts';
import { LIBRARY, textsBy } from './library.ts';
import { addressOf, EMPTY, type Query, queryFrom } from './query.ts';

const finder = new CardFinder();
const nameOf = new Map(allFacts().map(({ passcode, names }) => [passcode, names.en]));
const found = async (query: Partial<Query>): Promise<readonly (string | undefined)[]> =>
  (await finder.find({ ...EMPTY, ...query }, 'en')).map((passcode) => nameOf.get(passcode));

describe('a search among all printed cards', () => {
  test.each([
    'dark magician',
    'magician dark',
    'drak magician',
    'ブラック・マジシャン',
    'マジシャン ブラック',
    '黑魔术师',
    'mago nero',
    '46986414',
  ])('finds Dark Magician by %s', async (words) =>
    expect((await found({ words })).slice(0, 12)).toContain('Dark Magician'));
  test.each([
    ['dark magican', 'Dark Magician'],
    ['drak magician', 'Dark Magician'],
    ['blue eyes wite dragon', 'Blue-Eyes White Dragon'],
    ['monster rebirn', 'Monster Reborn'],
  ])('finds by %s, before all others, %s', async (words, name) =>
    expect((await found({ words }))[0]).toBe(name));
  test('finds a card of which no more is known than its facts', async () => {
    expect(LIBRARY.length).toBeGreaterThan(14_000);
    expect((await found({ words: 'ash blosom' }))[0]).toBe('Ash Blossom & Joyous Spring');
  });
  test('takes what is typed for a mistake only where it is nowhere', async () => {
    const textOf = textsBy(await printerFor('en'));
    for (const passcode of await finder.find({ ...EMPTY, words: 'kuriboh' }, 'en'))
      expect(`${nameOf.get(passcode)} ${textOf(passcode)}`.toLowerCase()).toContain('kuriboh');
  });
  test('looks into the printed text too', async () => {
    expect(await found({ words: 'destroy all monsters' })).toContain('Dark Hole');
    expect(await found({ words: 'destroy all monsters' })).not.toContain('Dark Magician');
  });
  test('narrows by what is printed on the card, all conditions together', async () => {
    expect(await found({ kind: 'trap', sort: 'Counter' })).toContain('Solemn Judgment');
    expect(await found({ kind: 'trap', sort: 'Counter' })).not.toContain('Mirror Force');
    expect(await found({ sort: 'pendulum', series: 'Odd-Eyes' })).toContain('Odd-Eyes Pendulum Dragon');
    expect(await found({ attribute: 'LIGHT', race: 'Dragon', level: '8' })).toEqual(
      expect.arrayContaining(['Blue-Eyes White Dragon']),
    );
    expect(await found({ level: '4', sort: 'xyz' })).toContain('Number 39: Utopia');
    expect(await found({ level: '4' })).not.toContain('Dark Magician');
    expect(await found({ level: '0' })).not.toContain('Dark Hole');
  });
  test('narrows by ATK and DEF, both ends included, and by what the effects do', async () => {
    const strong = await found({ atkFrom: '3000', atkTo: '3000', defTo: '2500', race: 'Dragon' });
    expect(strong).toContain('Blue-Eyes White Dragon');
    expect(strong).not.toContain('Red-Eyes Black Dragon');
    const draws = await found({ does: 'draws', kind: 'spell' });
    expect(draws).toContain('Pot of Greed');
    expect(draws).not.toContain('Dark Hole');
  });
  test('is put in the order that is asked for', async () => {
    const cards = await finder.find({ ...EMPTY, kind: 'monster', order: 'atk', race: 'Dragon' }, 'en');
    const atk = cards.slice(0, 50).map((passcode) => {
      const facts = allFacts().find((each) => each.passcode === passcode);
      return facts?.kind === 'monster' && typeof facts.atk === 'number' ? facts.atk : -1;
    });
    expect(atk).toEqual([...atk].sort((one, other) => other - one));
  });
  test('that asks for nothing finds every card but the Tokens', async () => {
    expect(await found({})).toHaveLength(LIBRARY.length);
    expect(await found({ words: 'Fluff Token' })).not.toContain('Fluff Token');
  });
  test('is kept whole in the address', () => {
    const query: Query = { ...EMPTY, words: 'é & ü', kind: 'spell', sort: 'Quick-Play' };
    expect(queryFrom(addressOf(query))).toEqual(query);
    expect(String(addressOf(EMPTY))).toBe('');
  });
});
