import { allFacts, standingOf } from '@spellspeed/cards';
import { NO_OWN_TEXTS, type OwnTexts, withGiven } from '@spellspeed/reader';
import initSqlJs from 'sql.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnTextReader } from './text-reader.ts';

/** Spells that nothing defines; their texts here are invented. */
const [one, two] = allFacts().filter(
  ({ passcode, ...facts }) =>
    facts.kind === 'spell' && facts.property === 'Normal' && standingOf(passcode) === 'none',
);
if (!one || !two) throw new Error('every Normal Spell can be played with: give these tests invented ones');
const lineOf = ({ passcode, names }: typeof one, text: string): string =>
  JSON.stringify({ passcode, name: names.en, kind: 'Spell', line: 'Normal', text });
const codes = (list: readonly { readonly passcode: number }[]) => list.map(({ passcode }) => passcode);

describe('a file of texts', () => {
  let kept: OwnTexts;
  let told: string[];
  const reader = new OwnTextReader({
    keep: async (given) => {
      kept = withGiven(kept, given);
    },
    kept: async () => kept,
  });
  const add = (...parts: BlobPart[]) =>
    reader.add(new Blob(parts), (done, of) => void told.push(`${done}/${of}`));
  beforeEach(() => {
    kept = NO_OWN_TEXTS;
    told = [];
  });

  test('is kept with what was read of it, and how far it is is told', async () => {
    const reply = await add(`${lineOf(one, 'Draw 2 cards.')}\n${lineOf(two, 'Sing a song.')}`);
    expect(reply).toEqual({
      ok: true,
      added: { cards: 1, notUnderstood: 1, playableBefore: 0, unknown: [] },
    });
    expect(codes(kept.cards)).toEqual([one.passcode]);
    expect(codes(kept.notUnderstood)).toEqual([two.passcode]);
    expect(told[0]).toBe('1/2');
  });
  test('that is broken changes nothing of what is kept, and it is said where and why', async () => {
    await add(lineOf(one, 'Draw 2 cards.'));
    const before = kept;
    expect(await add(`${lineOf(two, 'Draw 1 card.')}\n{"passcode": "x"}`)).toEqual({
      ok: false,
      trouble: {
        found: 'wrong-entry',
        form: 'texts',
        what: 'line',
        number: '2',
        entry: { is: 'no-number', field: 'passcode', found: '"x"' },
      },
    });
    expect(await add('')).toMatchObject({ trouble: { found: 'nothing' } });
    expect(await add('SQLite format 3\u0000')).toMatchObject({ trouble: { found: 'broken' } });
    expect(kept).toBe(before);
  });
  test('may be a card database', async () => {
    const { Database } = await initSqlJs();
    const made = new Database();
    made.run('CREATE TABLE datas (id, alias, type, atk, def, level, race, attribute)');
    made.run('CREATE TABLE texts (id, name, desc)');
    made.run('INSERT INTO datas VALUES (?, 0, 2, 0, 0, 0, 0, 0)', [one.passcode]);
    made.run('INSERT INTO texts VALUES (?, ?, ?)', [one.passcode, one.names.en, 'Draw 2 cards.']);
    expect(await add(made.export())).toMatchObject({ ok: true, added: { cards: 1 } });
  });
  test('is read again from what is kept, and told sentence by sentence', async () => {
    await add(lineOf(one, 'Draw 1 card. Sing a song.'));
    expect(await reader.again(() => undefined)).toMatchObject({ added: { notUnderstood: 1 } });
    expect(await reader.sentences(one.passcode)).toMatchObject([
      { sentence: 'Draw 1 card.', isUnderstood: true },
      { sentence: 'Sing a song.', isUnderstood: false },
    ]);
    expect(await reader.sentences(two.passcode)).toEqual([]);
  });
});
