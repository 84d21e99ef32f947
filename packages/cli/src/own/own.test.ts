import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFacts, factsOf, standingOf } from '@spellspeed/cards';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runCardDraft } from '../commands/card-draft.ts';
import { runPool } from '../commands/pool.ts';
import { runPoolAdd } from '../commands/pool-add.ts';
import { reportDeck } from '../deck-check/report.ts';
import { definitionOf } from '../pool.ts';
import { scripted } from '../scripted.fixture.ts';
import { ownCards, ownTexts } from './own-texts.ts';

const before = process.env.SPELLSPEED_HOME;
let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  process.env.SPELLSPEED_HOME = join(home, 'kept');
});
afterAll(() => {
  if (before === undefined) delete process.env.SPELLSPEED_HOME;
  else process.env.SPELLSPEED_HOME = before;
});

/** Spells that nothing defines; their texts here are invented. */
const [one, two] = allFacts().filter(
  ({ passcode, ...facts }) =>
    facts.kind === 'spell' && facts.property === 'Normal' && standingOf(passcode) === 'none',
);
if (!one || !two) throw new Error('every Normal Spell can be played with: give these tests invented ones');
const UNKNOWN = { passcode: 1, name: 'Spell of a Test', kind: 'Spell', line: 'Normal', text: 'Draw 1 card.' };
const lineOf = ({ passcode, names }: typeof one, text: string) => ({
  ...{ passcode, name: names.en, kind: 'Spell', line: 'Normal', text },
});
const fileOf = (...lines: readonly object[]): string => {
  const file = join(home, 'texts.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
};
const add = async (file: string) => {
  const terminal = scripted();
  await runPoolAdd(file, { json: true }, terminal);
  return JSON.parse(terminal.printed());
};

describe('pool add', () => {
  test('tells why no text means what its words say', async () => {
    const terminal = scripted();
    await runPoolAdd(
      fileOf(lineOf(one, 'Target 1 monster you control; draw 1 card.')),
      { json: false },
      terminal,
    );
    expect(terminal.printed()).toContain('A card is targeted, but nothing is done to it.');
  });
  test('lets cards be played with whose texts are understood, keeps the others, and lists unknown cards', async () => {
    const file = fileOf(lineOf(one, 'Draw 2 cards.'), lineOf(two, 'Sing a song.'), UNKNOWN);
    expect(await add(file)).toMatchObject({
      texts: 3,
      added: 1,
      notRead: 1,
      unknown: ['Spell of a Test (1)'],
    });
    expect(definitionOf(one.passcode)?.effects).toHaveLength(1);
    expect(definitionOf(two.passcode)).toBeUndefined();
    expect([...(await ownTexts()).keys()].sort()).toEqual([one.passcode, two.passcode].sort());
  });
  test('takes the newer of two texts, also one that is not understood', async () => {
    await add(fileOf(lineOf(one, 'Draw 2 cards.')));
    await add(fileOf(lineOf(two, 'Draw 1 card.')));
    expect(ownCards().size).toBe(2);
    await add(fileOf(lineOf(one, 'Sing a song.')));
    expect([...ownCards().keys()]).toEqual([two.passcode]);
  });
  test('tells such cards apart from those of the project', async () => {
    await add(fileOf(lineOf(one, 'Draw 2 cards.')));
    expect(standingOf(one.passcode)).toBe('none');
    const report = reportDeck({
      name: 'x',
      lists: { main: [one.passcode, two.passcode], extra: [], side: [] },
    });
    expect(report.playable).toEqual({ cards: 1, of: 2 });
    expect(report.standings).toMatchObject({ own: 1, none: 1 });
    const terminal = scripted();
    await runPool({ json: true }, terminal);
    expect(JSON.parse(terminal.printed())).toMatchObject({ own: 1, ownTexts: 1 });
  });
  test('keeps nothing of a file that cannot be read', async () => {
    const file = fileOf(lineOf(one, 'Draw 2 cards.'), { passcode: 'x' });
    await expect(add(file)).rejects.toThrow('line 2: "passcode" is "x", not a number');
    expect(existsSync(process.env.SPELLSPEED_HOME ?? '')).toBe(false);
  });
  test('says what is damaged in what was kept', async () => {
    await add(fileOf(lineOf(one, 'Draw 2 cards.')));
    const kept = join(process.env.SPELLSPEED_HOME ?? '', 'read-cards.jsonl');
    writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, 20));
    process.env.SPELLSPEED_HOME = join(home, 'kept', '.');
    expect(() => ownCards()).toThrow('read-cards.jsonl is damaged: line 1 is no card that was read.');
  });
});

describe('card draft', () => {
  const draft = async (file: string | undefined) => {
    const terminal = scripted();
    await runCardDraft(one.names.en, { ...(file && { texts: file }), json: true }, terminal);
    return JSON.parse(terminal.printed());
  };
  test('prints what was read as a definition, and each sentence that was not as a hole', async () => {
    const { source, notRead } = await draft(fileOf(lineOf(one, 'Sing a song. Draw 2 cards.')));
    expect(source).toContain(`spellCard(${one.passcode}, {`);
    expect(source).toContain('do: "draw"');
    expect(source).toContain('// To be written: Sing a song.');
    expect(source.indexOf('Sing')).toBeLessThan(source.indexOf('draw'));
    expect(notRead).toEqual(['Sing a song.']);
  });
  test('takes the texts that were kept', async () => {
    await expect(draft(undefined)).rejects.toThrow('pool add FILE');
    await add(fileOf(lineOf(one, 'Draw 2 cards.')));
    expect(await draft(undefined)).toMatchObject({ notRead: [] });
    expect(factsOf(one.passcode)).toBe(one);
  });
});
