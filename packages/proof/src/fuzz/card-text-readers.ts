/** Files of card texts that others make: their readers, with invented texts in each form. */
import { isCardDatabase, loadDatabaseReader, parseCardTexts, type Source } from '@spellspeed/reader';
import initSqlJs from 'sql.js';
import type { Outcome } from './outcome.ts';
import { ofTexts, ofValues, type Reader } from './reader.ts';

const DRAGON = {
  ...{
    passcode: 7,
    name: 'Dragon of a Test',
    kind: 'Monster',
    line: 'Dragon / Pendulum / Effect',
    attribute: 'DARK',
  },
  ...{ level: 4, atk: 1000, def: '?', text: 'Draw 1 card.', pendulum: 'Draw 2 cards.', series: ['Test'] },
};
const TRAP = { passcode: 8, name: 'Trap of a Test', kind: 'Trap', line: 'Counter', text: 'Negate it.' };
const LINES = [DRAGON, TRAP].map((card) => JSON.stringify(card)).join('\n');
const YGOPRODECK = {
  data: [
    {
      ...{
        id: 7,
        name: DRAGON.name,
        type: 'Pendulum Effect Monster',
        typeline: ['Dragon', 'Pendulum', 'Effect'],
      },
      ...{
        attribute: 'DARK',
        level: 4,
        atk: 1000,
        def: -1,
        desc: 'Both.',
        monster_desc: 'Draw 1 card.',
        pend_desc: 'Draw 2 cards.',
      },
    },
    { id: 8, name: TRAP.name, type: 'Trap Card', race: 'Counter', desc: TRAP.text, archetype: 'Test' },
  ],
};
const YAML_YUGI = [
  {
    ...{ password: 7, name: { en: DRAGON.name }, card_type: 'Monster', monster_type_line: DRAGON.line },
    ...{ attribute: 'DARK', level: 4, atk: 1000, def: '?', text: { en: 'Draw 1 card.' }, series: ['Test'] },
  },
  { password: 8, name: { en: TRAP.name }, card_type: 'Trap', property: 'Counter', text: { en: TRAP.text } },
];

/** A database holds bytes: a letter each, so that it can be written down and damaged as a text. */
const lettersOf = (bytes: Uint8Array): string => [...bytes].map((byte) => String.fromCharCode(byte)).join('');
const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(letters, (letter) => letter.charCodeAt(0) & 0xff);

const madeDatabase = async (): Promise<string> => {
  const { Database } = await initSqlJs();
  const database = new Database();
  database.run(
    'CREATE TABLE datas (id INTEGER, alias INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER)',
  );
  database.run('CREATE TABLE texts (id INTEGER, name TEXT, desc TEXT)');
  for (const [id, type] of [
    [7, 0x1000021],
    [8, 0x100004],
  ]) {
    database.run('INSERT INTO datas VALUES (?, 0, ?, 1000, -2, 4, 8192, 32)', [id, type]);
    database.run('INSERT INTO texts VALUES (?, ?, ?)', [id, `Card ${id}`, 'Draw 1 card.']);
  }
  return lettersOf(database.export());
};

/** What was read must be whole. */
const outcomeOf = (source: Source): Outcome => {
  if ('wrong' in source) {
    if (!source.wrong.includes('Expected:'))
      throw new Error(`It is not said what was expected: ${source.wrong}`);
    return 'refused';
  }
  for (const { passcode, name, text } of source.texts)
    if (!Number.isFinite(passcode) || typeof name !== 'string' || typeof text !== 'string')
      throw new Error('A card is half read.');
  return 'read';
};

const database = await madeDatabase();
const readDatabase = await loadDatabaseReader();
export const CARD_TEXT_READERS: readonly Reader[] = [
  {
    name: 'card-texts',
    make: ofTexts(() => [LINES, JSON.stringify(YGOPRODECK), JSON.stringify(YAML_YUGI)]),
    read: (input) => outcomeOf(parseCardTexts(input)),
  },
  {
    name: 'card-texts-value',
    make: ofValues(() => [DRAGON, TRAP, YGOPRODECK, YAML_YUGI]),
    read: (input) => outcomeOf(parseCardTexts(input)),
  },
  {
    name: 'card-database',
    make: ofTexts(() => [database]),
    read: (input) => {
      const bytes = bytesOf(input);
      const source = readDatabase(bytes);
      if (!isCardDatabase(bytes) && 'texts' in source)
        throw new Error('What is no database was read as one.');
      return outcomeOf(source);
    },
  },
];
