/** Card databases of other programs (.cdb): SQLite with the tables datas and texts, whose numbers are sets of bits. */
import type { CardText } from './card-text.ts';
import { pendulumParts } from './pendulum-parts.ts';
import { type EntryTrouble, refusedSource } from './source-trouble.ts';
import type { Source } from './sources.ts';

const MAGIC = 'SQLite format 3\u0000';

/** Does a file begin as SQLite files do? */
export const isCardDatabase = (bytes: Uint8Array): boolean =>
  [...MAGIC].every((letter, index) => bytes[index] === letter.charCodeAt(0));

export interface DatabaseOptions {
  /** Where a page finds `sql-wasm.wasm` of the package sql.js; Node finds it itself. */
  readonly locateFile?: (file: string) => string;
}

/** Reads card databases, once SQLite is there. */
export type DatabaseReader = (bytes: Uint8Array) => Source;

/** Loads SQLite: half a megabyte of WebAssembly, only for those who bring a database. */
export const loadDatabaseReader = async ({ locateFile }: DatabaseOptions = {}): Promise<DatabaseReader> => {
  const { default: initSqlJs } = await import('sql.js');
  const { Database } = await initSqlJs(locateFile ? { locateFile } : {});
  return (bytes) => {
    if (!isCardDatabase(bytes)) return refusedSource({ found: 'no-database', form: 'database' });
    let database: InstanceType<typeof Database> | undefined;
    try {
      database = new Database(bytes);
      return textsOf(database.exec(QUERY)[0]?.values ?? []);
    } catch (thrown) {
      return refusedSource({ found: 'broken', form: 'database', reason: reasonOf(thrown) });
    } finally {
      database?.close();
    }
  };
};

/** All card texts of a card database. Other artwork of a card is left out: it is the same card. */
export const parseCardDatabase = async (bytes: Uint8Array, options?: DatabaseOptions): Promise<Source> =>
  (await loadDatabaseReader(options))(bytes);

const reasonOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\.$/, '');

const QUERY =
  'SELECT d.id, d.alias, d.type, d.atk, d.def, d.level, d.race, d.attribute, t.name, t.desc FROM datas d JOIN texts t ON t.id = d.id ORDER BY d.id';

type Row = readonly unknown[];
const textsOf = (rows: readonly Row[]): Source => {
  if (rows.length === 0) return refusedSource({ found: 'no-card', form: 'database' });
  const texts: CardText[] = [];
  for (const row of rows) {
    const entry = textOf(row);
    if (entry === null) continue;
    if ('is' in entry)
      return refusedSource({
        found: 'wrong-entry',
        form: 'database',
        what: 'card',
        number: String(row[0]),
        entry,
      });
    texts.push(entry);
  }
  return { texts };
};

/** A number whose bits are words. */
type Bits = readonly (readonly [bit: number, word: string])[];
const KIND_BITS: Bits = [
  [0x1, 'Monster'],
  [0x2, 'Spell'],
  [0x4, 'Trap'],
];
const PROPERTY_BITS: Bits = [
  [0x80, 'Ritual'],
  [0x10000, 'Quick-Play'],
  [0x20000, 'Continuous'],
  [0x40000, 'Equip'],
  [0x80000, 'Field'],
  [0x100000, 'Counter'],
];
/** In the order in which a type line says them. */
const LINE_BITS: Bits = [
  [0x40, 'Fusion'],
  [0x80, 'Ritual'],
  [0x2000, 'Synchro'],
  [0x800000, 'Xyz'],
  [0x4000000, 'Link'],
  [0x1000000, 'Pendulum'],
  [0x200000, 'Flip'],
  [0x400000, 'Toon'],
  [0x200, 'Spirit'],
  [0x400, 'Union'],
  [0x800, 'Gemini'],
  [0x1000, 'Tuner'],
  [0x10, 'Normal'],
  [0x20, 'Effect'],
];
const TOKEN = 0x4000;
const ATTRIBUTE_BITS: Bits = [
  [0x1, 'EARTH'],
  [0x2, 'WATER'],
  [0x4, 'FIRE'],
  [0x8, 'WIND'],
  [0x10, 'LIGHT'],
  [0x20, 'DARK'],
  [0x40, 'DIVINE'],
];
/** From the lowest bit upwards. */
const RACES = [
  ...[
    'Warrior',
    'Spellcaster',
    'Fairy',
    'Fiend',
    'Zombie',
    'Machine',
    'Aqua',
    'Pyro',
    'Rock',
    'Winged Beast',
  ],
  ...['Plant', 'Insect', 'Thunder', 'Dragon', 'Beast', 'Beast-Warrior', 'Dinosaur', 'Fish', 'Sea Serpent'],
  ...['Reptile', 'Psychic', 'Divine-Beast', 'Creator God', 'Wyrm', 'Cyberse', 'Illusion'],
];
const wordsIn = (bits: Bits, value: number): readonly string[] =>
  bits.filter(([bit]) => (value & bit) !== 0).map(([, word]) => word);

/** Another artwork has the passcode of its card as alias, and a number near it; other aliases are names that a card is treated as. */
const NEAR = 20;

const textOf = (row: Row): CardText | EntryTrouble | null => {
  const [id, alias, type, atk, def, level, race, attribute, name, desc] = row;
  const numbers = { id, alias, type, atk, def, level, race, attribute };
  const wrong = Object.entries(numbers).find(
    ([, value]) => !Number.isSafeInteger(Number(value)) || value === null,
  );
  if (wrong) return { is: 'no-number', field: wrong[0], found: JSON.stringify(wrong[1]) };
  if (typeof name !== 'string' || name === '') return { is: 'no-name' };
  if (typeof desc !== 'string') return { is: 'no-text', name };
  const [passcode, original, bits] = [Number(id), Number(alias), Number(type)];
  if ((bits & TOKEN) !== 0 || (original !== 0 && Math.abs(passcode - original) < NEAR)) return null;
  const [kind] = wordsIn(KIND_BITS, bits);
  if (kind !== 'Monster' && kind !== 'Spell' && kind !== 'Trap')
    return { is: 'no-kind', name, found: String(bits) };
  if (kind !== 'Monster') {
    const line = wordsIn(PROPERTY_BITS, bits)[0] ?? 'Normal';
    return { passcode, name, kind, line, text: desc };
  }
  return {
    ...{ passcode, name, kind },
    ...monsterOf({ bits, race: Number(race), level: Number(level), attribute: Number(attribute) }),
    ...{ atk: strengthOf(Number(atk)), ...((bits & LINK) === 0 && { def: strengthOf(Number(def)) }) },
    ...pendulumParts(desc),
  };
};
const LINK = 0x4000000;
const XYZ = 0x800000;
const strengthOf = (value: number): number | '?' => (value < 0 ? '?' : value);

interface Numbers {
  readonly bits: number;
  readonly race: number;
  readonly level: number;
  readonly attribute: number;
}
type Printed = Pick<CardText, 'line' | 'attribute' | 'level' | 'rank'>;
const monsterOf = ({ bits, race, level, attribute }: Numbers): Printed => {
  // The bits above the lowest eight are the Pendulum Scales.
  const stars = level & 0xff;
  const [printedAttribute] = wordsIn(ATTRIBUTE_BITS, attribute);
  return {
    line: [RACES[Math.log2(race)] ?? '', ...wordsIn(LINE_BITS, bits)].join(' / '),
    ...(printedAttribute !== undefined && { attribute: printedAttribute }),
    ...((bits & LINK) !== 0 ? {} : (bits & XYZ) !== 0 ? { rank: stars } : { level: stars }),
  };
};
