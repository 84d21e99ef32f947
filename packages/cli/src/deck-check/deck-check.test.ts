import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFacts, factsNamed, playablePasscodes, READY_MADE_DECKS, standingOf } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runDeckCheck } from '../commands/deck.ts';
import { runSimulate } from '../commands/simulate.ts';
import { playableDeck } from '../input/deck.ts';
import { cardPool } from '../pool.ts';
import { scripted } from '../scripted.fixture.ts';
import { nearestPlayable } from './nearest.ts';
import { reportDeck, reportTogether } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
const yugi = READY_MADE_DECKS['yugi-starter'];
const isToken = (passcode: number) => {
  const facts = allFacts().find((each) => each.passcode === passcode);
  return facts?.kind === 'monster' && facts.frame === 'token';
};
/** Monsters of the Main Deck that nothing defines. */
const missing = allFacts().filter(
  ({ passcode, ...facts }) =>
    facts.kind === 'monster' &&
    facts.frame === 'effect' &&
    standingOf(passcode) === 'none' &&
    !isToken(passcode),
);
const [one, two] = missing;
if (!one || !two) throw new Error('every monster can be played with: give these tests invented ones');
const fileOf = (name: string, main: readonly number[]): string => {
  const file = join(folder, name);
  writeFileSync(file, makeYdk({ main, extra: [], side: [] }));
  return file;
};
const forty = (...first: readonly number[]) => [...first, ...yugi.main.slice(first.length)];
const check = (named: string | readonly string[]) => {
  const terminal = scripted();
  const code = runDeckCheck(named, { json: true }, terminal);
  return { code, report: JSON.parse(terminal.printed()) };
};

describe('deck check', () => {
  test('counts the copies of Main and Extra Deck that can be played with, and how', () => {
    const { code, report } = check(fileOf('two.ydk', forty(one.passcode, one.passcode, two.passcode)));
    expect(code).toBe(0);
    expect(report.playable).toEqual({ cards: 37, of: 40 });
    expect(report.standings.none).toBe(3);
    expect(report.standings.hand + report.standings.plain + report.standings.proved).toBe(37);
    expect(report.notDefinedYet).toMatchObject([
      { name: one.names.en, copies: 2, nearest: { name: expect.any(String) } },
      { name: two.names.en, copies: 1 },
    ]);
  });
  test('leaves the Side Deck out of the share', () => {
    const report = reportDeck({ name: 'x', lists: { main: yugi.main, extra: [], side: [one.passcode] } });
    expect(report.playable).toEqual({ cards: 40, of: 40 });
    expect(report.notDefinedYet).toMatchObject([{ section: 'side' }]);
    expect(reportTogether([report])).toMatchObject({ whollyPlayable: { cards: 1, of: 1 }, missing: [] });
  });
  test('counts a passcode that nobody knows as a card that cannot be played with', () => {
    expect(check(fileOf('unknown.ydk', forty(1))).report.playable).toEqual({ cards: 39, of: 40 });
  });
  test('says which passcodes are other artwork of which card', () => {
    const { passcode, names } = factsNamed('Blue-Eyes White Dragon') ?? { passcode: 0, names: { en: '' } };
    const { report } = check(fileOf('artwork.ydk', forty(passcode + 9)));
    expect(report.otherArtwork).toEqual([
      { passcode: passcode + 9, card: { passcode, name: names.en }, lines: [3] },
    ]);
    expect(report.playable.cards).toBe(40);
  });
  test('takes several decks and folders, tells what they have together, and which files are no decks', () => {
    const whole = fileOf('whole.ydk', yugi.main);
    const broken = join(folder, 'broken.ydk');
    writeFileSync(broken, 'hello');
    const { code, report } = check([whole, join(folder, 'two.ydk'), broken]);
    expect(code).toBe(1);
    expect(report.decks.map((deck: { playable: unknown }) => deck.playable)).toEqual([
      { cards: 40, of: 40 },
      { cards: 37, of: 40 },
    ]);
    expect(report).toMatchObject({ playable: { cards: 77, of: 80 }, whollyPlayable: { cards: 1, of: 2 } });
    expect(report.missing).toHaveLength(2);
    expect(report.unreadable).toMatchObject([{ file: broken }]);
    expect(check(folder).report.decks.length).toBe(4);
  });
  test('names as nearest a card of the same kind and part of the deck that can be played with', () => {
    const playable = new Set(playablePasscodes());
    const isExtra = (facts: (typeof missing)[number]) =>
      facts.kind === 'monster' && ['fusion', 'synchro', 'xyz', 'link'].includes(facts.frame);
    fc.assert(
      fc.property(fc.constantFrom(...allFacts()), (facts) => {
        const nearest = nearestPlayable(facts);
        if (nearest === undefined) return;
        expect(playable.has(nearest.passcode)).toBe(true);
        expect(nearest.kind).toBe(facts.kind);
        expect(isExtra(nearest)).toBe(isExtra(facts));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a deck with cards that cannot be played with', () => {
  test('is refused with their names, and with what can be done', () => {
    const file = fileOf('missing.ydk', forty(one.passcode));
    expect(() => playableDeck(file)).toThrow(`"${one.names.en}" (${one.passcode}) is not defined yet`);
    expect(() => playableDeck(file)).toThrow('With --missing-without-effects');
  });
  test('is played with cards without effects if the player says so', async () => {
    const file = fileOf('blank.ydk', forty(one.passcode, one.passcode, one.passcode));
    const terminal = scripted();
    const options = { deck: [file], duels: 2, seed: 1, bot: 'random', laws: false, json: true };
    const code = await runSimulate({ ...options, missingWithoutEffects: true }, terminal);
    expect(code).toBe(0);
    expect(JSON.parse(terminal.printed()).finished).toBe(2);
    const card = cardPool().get(one.passcode as never)?.card;
    expect(card).toMatchObject({ name: one.names.en, unknownText: true });
    // The card that can be played only so is no playable card for all that.
    expect(standingOf(one.passcode)).toBe('none');
  });
});

describe('many decks', () => {
  const lines = [
    { id: 'whole', main: yugi.main },
    { id: 'lacks one', main: forty(one.passcode, one.passcode) },
    { id: 'lacks two', main: forty(one.passcode, two.passcode) },
  ];
  const file = join(folder, 'decks.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));

  test('come in one file, a deck a line', () => {
    const { report } = check(file);
    expect(report.decks.map(({ deck }: { deck: string }) => deck)).toEqual(lines.map(({ id }) => id));
  });
  test('are told in a few figures, with the cards that complete most of them', () => {
    const terminal = scripted();
    runDeckCheck(file, { json: true, summary: true }, terminal);
    expect(JSON.parse(terminal.printed())).toMatchObject({
      ...{ decks: 3, whole: 1, lackOne: 1, lackTwo: 1, medianMissing: 1 },
      copies: { cards: 116, of: 120 },
      next: [
        { passcode: one.passcode, decks: 2, completes: 1 },
        { passcode: two.passcode, decks: 1, completes: 1 },
      ],
    });
    const told = scripted();
    runDeckCheck([file, join(folder, 'nowhere.jsonl')], { json: false, summary: true }, told);
    expect(told.printed()).toContain('1 are wholly playable (33.3 %), 1 lack one card, 1 lack two');
    expect(told.printed()).toContain(`1  ${one.names.en} (2, completes 1)`);
    expect(told.printed()).toContain('nowhere.jsonl cannot be read');
  });
});
