import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFacts, CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { scripted } from '../scripted.fixture.ts';
import { reportCard, runCard } from './card.ts';
import { runDeckCheck } from './deck.ts';
import { runDecks } from './decks.ts';
import { runNames } from './names.ts';
import { clausesFor, runRule } from './rule.ts';

const TEXT = { json: false, language: 'en' } as const;
const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
const fileOf = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
/** A card of the Main Deck that is known by its facts only, whichever is left. */
const notDefined = allFacts().find(
  (facts) =>
    (facts.kind !== 'monster' || facts.frame === 'effect') && CARDS.get(facts.passcode) === undefined,
);
if (notDefined === undefined)
  throw new Error('Every card of the facts is defined: give these tests facts of another.');
const yugi = READY_MADE_DECKS['yugi-starter'];

describe('card', () => {
  test('finds a card by its name in four languages and by its passcode', async () => {
    for (const name of ['dark magician', 'ブラック・マジシャン', '黑魔术师', 'Mago Nero', '46986414'])
      expect((await reportCard(name)).names.en).toBe('Dark Magician');
  });
  test('shows how the engine understands an effect', async () => {
    const terminal = scripted();
    await runCard('Kuriboh', TEXT, terminal);
    expect(terminal.printed()).toContain('[Fiend / Effect] Level 1 DARK 300/200');
    expect(terminal.printed()).toContain('① Quick Effect · Spell Speed 2 · Damage Step: damage calculation');
  });
  test('names the rulings in which the card appears, its own first', async () => {
    const { rulings } = await reportCard('Kuriboh');
    expect(rulings[0]?.file).toMatch(/cards\/kuriboh\.yaml$/);
    expect(rulings.length).toBeGreaterThan(5);
    const terminal = scripted();
    await runCard('Mirror Force', TEXT, terminal);
    expect(terminal.printed()).toMatch(/\d+ rulings\n· /);
  });
  test('says that a card is known but not defined', async () => {
    const terminal = scripted();
    await runCard(notDefined.names.en, TEXT, terminal);
    expect(terminal.printed()).toContain('not defined yet');
  });
  test('prints its text in another language', async () => {
    const terminal = scripted();
    await runCard('Dinowrestler Pankratops', { ...TEXT, language: 'zh' }, terminal);
    expect(terminal.printed()).toContain('[恐龙族/效果] 7星 地属性 2600/0');
    expect(terminal.printed()).toContain('这个卡名的②的效果1回合只能使用1次。\n① ');
    const japanese = scripted();
    await runCard('Dinowrestler Pankratops', { ...TEXT, language: 'ja' }, japanese);
    expect(japanese.printed()).toContain('【恐竜族／効果】 レベル7 地属性 2600/0');
    expect(japanese.printed()).toContain('このカード名の②の効果は１ターンに１度しか使用できない。\n① ');
  });
  test('suggests the nearest names', async () => {
    await expect(reportCard('kuribo')).rejects.toThrow('Did you mean "Kuriboh"');
    await expect(reportCard('1')).rejects.toThrow('No card with the passcode 1 is known.');
  });
  test('prints data', async () => {
    const terminal = scripted();
    await runCard('Mirror Force', { ...TEXT, json: true }, terminal);
    expect(JSON.parse(terminal.printed())).toMatchObject({ defined: true, effects: [{ spellSpeed: 2 }] });
  });
});

describe('deck check', () => {
  test('accepts a legal deck', () => {
    const terminal = scripted();
    expect(runDeckCheck(fileOf('good.ydk', makeYdk(yugi)), TEXT, terminal)).toBe(0);
    expect(terminal.printed()).toContain('40 main, 4 extra, 4 side');
  });
  test('lists sizes, copies and unknown passcodes with their lines', () => {
    const terminal = scripted();
    const text = '#main\n46986414\n46986414\n46986414\n46986414\n99999998\n#extra\n!side\n';
    expect(runDeckCheck(fileOf('bad.ydk', text), TEXT, terminal)).toBe(1);
    expect(terminal.printed()).toContain('Line 6: no card with the passcode 99999998 is known.');
    expect(terminal.printed()).toContain('The Main Deck has 5 cards; 40 to 60 are allowed.');
    expect(terminal.printed()).toContain('The deck has 4 cards named "Dark Magician" (lines 2, 3, 4 and 5)');
  });
  test('lists cards that are not defined apart from problems', () => {
    const terminal = scripted();
    const [, ...main] = yugi.main;
    const text = makeYdk({ ...yugi, main: [notDefined.passcode, ...main] });
    expect(runDeckCheck(fileOf('new.ydk', text), { json: true }, terminal)).toBe(0);
    const report = JSON.parse(terminal.printed());
    expect(report.legal).toBe(true);
    expect(report.notDefinedYet).toMatchObject([{ name: notDefined.names.en }]);
  });
  test('names file, line, what was found and what was expected', () => {
    const file = fileOf('broken.ydk', '#main\n46986414\nhello\n');
    expect(() => runDeckCheck(file, TEXT, scripted())).toThrow(
      `${file}, line 3, column 1: found "hello", expected a passcode`,
    );
  });
  test('says that a file does not exist, and suggests deck names', () => {
    expect(() => runDeckCheck('nowhere.ydk', TEXT, scripted())).toThrow(
      'nowhere.ydk cannot be read: there is no such file.',
    );
    expect(() => runDeckCheck('yugi-startr', TEXT, scripted())).toThrow('Did you mean "yugi-starter"');
  });
  test('writes nothing', () => {
    expect(readdirSync(folder).sort()).toEqual(['bad.ydk', 'broken.ydk', 'good.ydk', 'new.ydk']);
  });
});

describe('decks', () => {
  test('says which decks can be played', () => {
    const terminal = scripted();
    runDecks({ json: true }, terminal);
    const decks = JSON.parse(terminal.printed());
    expect(decks).toHaveLength(10);
    expect(decks).toContainEqual(expect.objectContaining({ name: 'kaiba-starter', playable: true }));
  });
});

describe('rule', () => {
  test('finds a clause by its id, and clauses by their words', async () => {
    expect(clausesFor(['turn.battle-phase.not-on-the-first-turn'])).toHaveLength(1);
    expect(clausesFor(['replay', 'monsters']).length).toBeGreaterThan(1);
    const terminal = scripted();
    await runRule(['turn.battle-phase.not-on-the-first-turn'], TEXT, terminal);
    expect(terminal.printed()).toContain('cannot have a Battle Phase in turn 1');
    const japanese = scripted();
    await runRule(['先攻', 'バトルフェイズを行えない'], { ...TEXT, language: 'ja' }, japanese);
    expect(japanese.printed()).toContain('turn.battle-phase.not-on-the-first-turn');
    expect(japanese.printed()).toContain('先攻プレイヤーは1ターン目にバトルフェイズを行えない。');
  });
  test('shows what cites a clause and the rulings that prove it', async () => {
    const [text, data] = [scripted(), scripted()];
    const words = ['summoning.normal.once-per-turn'];
    await runRule(words, TEXT, text);
    expect(text.printed()).toMatch(/cited in: packages\/engine\/src\/field\/normal-summon\.ts:\d+/);
    expect(text.printed()).toMatch(/proved by: .+ packages\/rulings\/rulings\/.+\.yaml:\d+$/m);
    await runRule(words, { json: true }, data);
    const [clause] = JSON.parse(data.printed());
    expect(clause).toMatchObject({ id: words[0], sources: expect.any(Array) });
    expect(clause.provedBy[0]).toMatchObject({ title: expect.any(String), line: expect.any(Number) });
    expect(clause.citedIn[0].line).toBeGreaterThan(1);
  });
  test('shows the first few places of each of many clauses', async () => {
    const terminal = scripted();
    await runRule(['battle', 'damage'], TEXT, terminal);
    const places = terminal
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('  cited in: packages'));
    expect(places.length).toBeGreaterThan(3);
    expect(terminal.printed()).not.toMatch(/(?: {2}cited in: packages.*\n){4}/);
  });
  test('suggests the nearest id', () => {
    expect(() => clausesFor([['turn', 'battle-phase.not-on-first-turn'].join('.')])).toThrow(
      'Did you mean "turn.battle-phase.not-on-the-first-turn"',
    );
  });
});

describe('names', () => {
  test('tells which names a language lacks, and which has all', () => {
    const terminal = scripted();
    runNames({ json: false }, terminal);
    expect(terminal.printed()).toContain('ja  has every name that texts speak of');
    expect(terminal.printed()).toMatch(
      /it {2}lacks \d+ of cards, \d+ of archetypes\n {4}card {7}Bellcat Token/,
    );
  });
  test('gives them as data, of one language if asked', () => {
    const terminal = scripted();
    runNames({ json: true, language: 'it' }, terminal);
    expect(JSON.parse(terminal.printed()).it.cards).toContain('Bellcat Token');
    expect(Object.keys(JSON.parse(terminal.printed()))).toEqual(['it']);
  });
});
