import { allFacts, factsNamed } from '@spellspeed/cards';
import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { isCardDatabase, loadDatabaseReader, parseCardDatabase } from './card-database.ts';
import { blankCardOf } from './card-text.ts';
import { knownTexts } from './known-texts.ts';
import { parseCardTexts } from './sources.ts';

type Values = readonly (number | string | null)[];
/** A database as other programs keep one, with these cards. */
const database = async (
  cards: readonly { datas: Values; texts: Values }[],
  texts = 'texts',
): Promise<Uint8Array> => {
  const { Database } = (await initSqlJs()) as unknown as {
    Database: new () => { run: (sql: string, values?: Values) => void; export: () => Uint8Array };
  };
  const made = new Database();
  made.run(
    'CREATE TABLE datas (id INTEGER, alias INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER)',
  );
  made.run(`CREATE TABLE ${texts} (id INTEGER, name TEXT, desc TEXT)`);
  for (const card of cards) {
    made.run('INSERT INTO datas VALUES (?,?,?,?,?,?,?,?)', card.datas);
    made.run(`INSERT INTO ${texts} VALUES (?,?,?)`, card.texts);
  }
  return made.export();
};
const DRAGON = {
  datas: [7, 0, 0x1021, 1000, -2, 4, 0x2000, 0x20],
  texts: [7, 'Dragon of a Test', 'Draw 1 card.'],
};

describe('a card database', () => {
  const textOf = async (desc: string) => {
    const card = {
      datas: [8, 0, 0x1000021, 0, 0, (6 << 24) | (6 << 16) | 3, 0x8000, 0x1],
      texts: [8, 'X', desc],
    };
    const source = await parseCardDatabase(await database([card]));
    const [read] = 'texts' in source ? source.texts : [];
    return { text: read?.text, pendulum: read?.pendulum };
  };
  test.each([
    ['Pendulum Scale = 6\n[ Pendulum Effect ]\nB.\n-----\n[ Monster Effect ]\nA.', 'B.'],
    ['Pendulum Scale = 6\n[ Flavor Text ]\nA.', undefined],
    ['Pendulum Scale = 6\nA.', undefined],
    ['A.', undefined],
  ])('may say the Pendulum Scale first: %j', async (desc, pendulum) =>
    expect(await textOf(desc)).toEqual({ text: 'A.', pendulum }));
  test('gives kind, type line, numbers and text of each card', async () => {
    const pendulum = {
      datas: [8, 0, 0x1000021, 0, 0, (4 << 24) | (4 << 16) | 3, 0x8000, 0x1],
      texts: [
        8,
        'Beast of a Test',
        '[ Pendulum Effect ]\nDraw 1 card.\n-----\n[ Monster Effect ]\nDraw 2 cards.',
      ],
    };
    const link = { datas: [9, 0, 0x4000021, 500, 0x88, 2, 0x1, 0x10], texts: [9, 'Link of a Test', 'x'] };
    const xyz = { datas: [10, 0, 0x800021, 500, 600, 4, 0x1000000, 0x40], texts: [10, 'Xyz of a Test', 'x'] };
    const trap = { datas: [11, 0, 0x100004, 0, 0, 0, 0, 0], texts: [11, 'Trap of a Test', 'Negate it.'] };
    const source = await parseCardDatabase(await database([DRAGON, pendulum, link, xyz, trap]));
    expect(source).toEqual({
      texts: [
        {
          passcode: 7,
          name: 'Dragon of a Test',
          kind: 'Monster',
          line: 'Dragon / Tuner / Effect',
          attribute: 'DARK',
          level: 4,
          atk: 1000,
          def: '?',
          text: 'Draw 1 card.',
        },
        {
          passcode: 8,
          name: 'Beast of a Test',
          kind: 'Monster',
          line: 'Beast-Warrior / Pendulum / Effect',
          attribute: 'EARTH',
          level: 3,
          atk: 0,
          def: 0,
          text: 'Draw 2 cards.',
          pendulum: 'Draw 1 card.',
        },
        {
          passcode: 9,
          name: 'Link of a Test',
          kind: 'Monster',
          line: 'Warrior / Link / Effect',
          attribute: 'LIGHT',
          atk: 500,
          text: 'x',
        },
        {
          passcode: 10,
          name: 'Xyz of a Test',
          kind: 'Monster',
          line: 'Cyberse / Xyz / Effect',
          attribute: 'DIVINE',
          rank: 4,
          atk: 500,
          def: 600,
          text: 'x',
        },
        { passcode: 11, name: 'Trap of a Test', kind: 'Trap', line: 'Counter', text: 'Negate it.' },
      ],
    });
  });
  test('leaves out Tokens and other artwork, not a card that is treated as another', async () => {
    const token = { datas: [12, 0, 0x4001, 0, 0, 1, 1, 1], texts: [12, 'Test Token', ''] };
    const artwork = { datas: [8, 7, 0x1021, 1000, -2, 4, 0x2000, 0x20], texts: [8, 'Dragon of a Test', 'x'] };
    const treated = { datas: [700, 7, 0x21, 1, 1, 4, 1, 1], texts: [700, 'Second Dragon', 'x'] };
    const source = await parseCardDatabase(await database([DRAGON, token, artwork, treated]));
    expect('texts' in source && source.texts.map(({ passcode }) => passcode)).toEqual([7, 700]);
  });
  test('that is none, that is broken, or that holds something else is refused: what was found, what is expected', async () => {
    const wrongOf = async (bytes: Uint8Array) => {
      const source = await parseCardDatabase(bytes);
      return 'wrong' in source ? source.wrong : '';
    };
    expect(await wrongOf(new TextEncoder().encode('{"data":[]}'))).toContain(
      'does not begin as an SQLite file does',
    );
    expect(await wrongOf(await database([DRAGON], 'other'))).toContain('no such table: texts');
    expect(await wrongOf(await database([]))).toContain('no card');
    expect(await wrongOf((await database([DRAGON])).slice(0, 3000))).toContain('Expected: an SQLite file');
    const nameless = { datas: DRAGON.datas, texts: [7, null, 'x'] };
    expect(await wrongOf(await database([DRAGON, nameless]))).toContain('card 7: it has no name.');
    const neither = { datas: [13, 0, 0x10, 0, 0, 0, 0, 0], texts: [13, 'Nothing', 'x'] };
    expect(await wrongOf(await database([neither]))).toContain('the kind of "Nothing" is 16');
  });
});

describe('a damaged database', () => {
  let whole: Uint8Array;
  let read: Awaited<ReturnType<typeof loadDatabaseReader>>;
  beforeAll(async () => {
    whole = await database([DRAGON]);
    read = await loadDatabaseReader();
  });
  test('is read or refused, and nothing of it is half read', () => {
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 });
    fc.assert(
      fc.property(damage, fc.nat(whole.length), (changes, cut) => {
        const bytes = whole.slice(0, cut === 0 ? undefined : cut);
        for (const [at, value] of changes) bytes[at] = value;
        const source = read(bytes);
        if ('wrong' in source) expect(source.wrong).toContain('Expected:');
        else for (const text of source.texts) expect(blankCardOf(text) ?? text.line).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
  test('a file of another sort is no database', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isCardDatabase(new TextEncoder().encode(text))).toBe(false);
      }),
    );
  });
});

describe('beside the facts', () => {
  test('every card has the type line of the facts, whatever the source says', () => {
    const cards = allFacts().filter(
      ({ kind, ...rest }) => kind !== 'monster' || !('frame' in rest) || rest.frame !== 'token',
    );
    const texts = cards.map(({ passcode, names }) => ({
      passcode,
      name: names.en,
      kind: 'Spell' as const,
      line: 'Normal',
      text: 'x',
    }));
    const { known, unknown } = knownTexts(texts);
    expect(unknown).toEqual([]);
    for (const text of known) {
      const facts = factsNamed(text.name);
      const blank = blankCardOf(text);
      expect(blank?.kind, text.name).toBe(facts?.kind);
      if (blank?.kind === 'monster' && facts?.kind === 'monster')
        expect(
          [blank.frame, blank.race, blank.attribute, blank.level, blank.rank, blank.atk, blank.def],
          text.name,
        ).toEqual([facts.frame, facts.race, facts.attribute, facts.level, facts.rank, facts.atk, facts.def]);
    }
  });
  test('cards that the facts do not have are listed, and the rest is used', () => {
    const text = { kind: 'Spell' as const, line: 'Normal', text: 'Draw 1 card.' };
    const { known, unknown } = knownTexts([
      { ...text, passcode: 1, name: 'Card of a Test' },
      { ...text, passcode: 55144522, name: 'Pot of Greed' },
      { ...text, passcode: 55144523, name: 'Card near Another' },
    ]);
    expect(known.map(({ name }) => name)).toEqual(['Pot of Greed']);
    expect(unknown.map(({ name }) => name)).toEqual(['Card of a Test', 'Card near Another']);
  });
});

test('both texts of a Pendulum Monster are read, from every source', () => {
  const line = {
    passcode: 1,
    name: 'X',
    kind: 'Monster',
    line: 'Rock / Pendulum / Effect',
    text: 'A.',
    pendulum: 'B.',
  };
  const ygoprodeck = {
    data: [
      {
        id: 1,
        name: 'X',
        type: 'Pendulum Effect Monster',
        typeline: ['Rock', 'Pendulum', 'Effect'],
        desc: 'both',
        monster_desc: 'A.',
        pend_desc: 'B.',
      },
    ],
  };
  const yamlYugi = [
    {
      password: 1,
      name: { en: 'X' },
      card_type: 'Monster',
      monster_type_line: 'Rock / Pendulum / Effect',
      text: { en: 'A.' },
      pendulum_effect: { en: 'B.' },
    },
  ];
  const together =
    '[ Pendulum Effect ] \r\nB.\r\n----------------------------------------\r\n[ Monster Effect ] \r\nA.';
  const [{ monster_desc: _, pend_desc: __, ...older } = { desc: '' }] = ygoprodeck.data;
  const olderYgoprodeck = { data: [{ ...older, desc: together }] };
  for (const file of [line, ygoprodeck, yamlYugi, olderYgoprodeck])
    expect(parseCardTexts(JSON.stringify(file))).toMatchObject({ texts: [{ text: 'A.', pendulum: 'B.' }] });
});
