import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../program.ts';
import { scripted } from '../scripted.fixture.ts';
import { runSolve } from './solve.ts';

const folder = mkdtempSync(join(tmpdir(), 'solve-'));
const fileOf = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const PUZZLE = `title: A Trap stands in the way of the last attack
A:
  monsters: [Celtic Guardian]
  hand: [Mystical Space Typhoon]
  deck: [Kuriboh]
B:
  lp: 1400
  spells: [{ card: Sakuretsu Armor, set: true }]
  deck: [Kuriboh]
`;
const solve = async (...args: readonly string[]) => {
  const terminal = scripted();
  const code = await runCommand(['solve', ...args], terminal);
  return { code, printed: terminal.printed(), complaints: terminal.complaints() };
};

describe('solve', () => {
  test('tells the line that wins a described field in this turn', async () => {
    const { code, printed } = await solve(fileOf('win.yaml', PUZZLE));
    expect(code).toBe(0);
    expect(printed).toMatch(/It is won in this turn, whatever the opponent answers:/);
    expect(printed.indexOf('activate Mystical Space Typhoon')).toBeGreaterThan(0);
    expect(printed.indexOf('attack with Celtic Guardian')).toBeGreaterThan(
      printed.indexOf('activate Mystical Space Typhoon'),
    );
  });
  test('reads a puzzle script of another program, and names the line of a card that cannot be played', async () => {
    const script = `Debug.SetPlayerInfo(0,8000,0,0)
Debug.SetPlayerInfo(1,1400,0,0)
Debug.AddCard(91152256,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)
Debug.AddCard(5318639,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard(56120475,1,1,LOCATION_SZONE,2,POS_FACEDOWN)
aux.BeginPuzzle()
`;
    const { code, printed } = await solve(fileOf('puzzle.lua', script));
    expect(code).toBe(0);
    expect(printed).toMatch(/It is won in this turn, whatever the opponent answers:/);
    const other = await solve(fileOf('other.lua', script.replace('56120475', '1')));
    expect(other.code).toBe(1);
    expect(other.complaints).toContain('line 5: 1 cannot be played yet.');
  });
  test('says that nothing wins where everything was tried, and that it is open where it was not', async () => {
    const file = fileOf('no-win.yaml', PUZZLE.replace('lp: 1400', 'lp: 1401'));
    expect((await solve(file)).printed).toContain('No line wins in this turn: every answer was tried.');
    expect((await solve(file, '--positions', '5')).printed).toContain(
      'Nothing was found before the search ended',
    );
  });
  test('refuses a field that cannot be, with file, line and reason, before it searches', async () => {
    const { code, complaints } = await solve(fileOf('bad.yaml', PUZZLE.replace('lp:', 'lifePoints:')));
    expect(code).toBe(1);
    expect(complaints).toMatch(/bad\.yaml:7:3: found the key "lifePoints"/);
  });
  test('refuses a budget of nothing, and of an hour, with the bounds', async () => {
    const file = fileOf('budget.yaml', PUZZLE);
    for (const [option, typed] of [
      ['--seconds', '0'],
      ['--seconds', '3600'],
      ['--positions', '0'],
    ] as const) {
      const { code, complaints } = await solve(file, option, typed);
      expect(code).toBe(1);
      expect(complaints).toMatch(/from [\d.]+ to \d+\./);
    }
  });
  test('says what it has found so far when it is stopped', () => {
    const asked = (isStopped: () => boolean, hands?: number) => {
      const terminal = scripted();
      const reach = 'La Jinn the Mystical Genie of the Lamp';
      const options = { positions: 20_000, json: false, isStopped };
      if (hands === undefined) runSolve(fileOf('stop.yaml', PUZZLE), options, terminal);
      else runSolve(undefined, { ...options, deck: 'kaiba-starter', hands, reach }, terminal);
      return terminal.printed();
    };
    expect(asked(() => true)).toContain('Nothing was found before the search ended');
    let left = 40;
    expect(asked(() => left-- < 0, 1000)).toMatch(/Of [1-9]\d? opening hands kaiba-starter reaches/);
    expect(asked(() => true, 1000)).toContain('No opening hand was tried to its end.');
  });
  test('refuses an option that would say nothing', async () => {
    const file = fileOf('options.yaml', PUZZLE);
    const deck = ['--deck', 'kaiba-starter'];
    const hand = ['--hand', 'Blue-Eyes White Dragon'];
    for (const [args, complaint] of [
      [[file, '--ask', 'field', '--reach', 'Kuriboh'], 'Found --reach, which says nothing'],
      [[file, '--ask', 'win', '--reach', 'Kuriboh'], 'Found --reach, which says nothing'],
      [[file, '--width', '10'], 'Found --width, which says nothing'],
      [[file, '--seed', '3'], 'Found --seed, which says nothing'],
      [[file, ...hand], 'Found --hand beside a file'],
      [[...deck, ...hand, '--number', '1'], 'Found --number without a file'],
      [[...deck, ...hand, '--hands', '3', '--reach', 'Kuriboh'], 'Found --hand, which says nothing'],
      [
        [...deck, '--hands', '3', '--reach', 'Kuriboh', '--ask', 'win'],
        'Found --ask win, which says nothing',
      ],
      [[...deck, ...hand, '--ask', 'reach'], 'Found no --reach'],
      [[...deck, '--hands', '3'], 'Found no --reach'],
    ] as const) {
      const { code, complaints } = await solve(...args);
      expect([code, complaints]).toEqual([1, expect.stringContaining(complaint)]);
    }
  });
  test('refuses a hand that the deck has not', async () => {
    const { complaints } = await solve('--deck', 'kaiba-starter', '--hand', 'Blue-Eyes White Dragn');
    expect(complaints).toContain('There is no "Blue-Eyes White Dragn" in the Main Deck of kaiba-starter.');
    expect(complaints).toContain('Did you mean "Blue-Eyes White Dragon"?');
  });
  test('tells the strongest field of a hand, and how often a deck reaches a card', async () => {
    const hand = await solve('--deck', 'kaiba-starter', '--hand', 'La Jinn the Mystical Genie of the Lamp');
    expect(hand.printed).toMatch(/The strongest field \(every line was tried\).*La Jinn/);
    const { printed } = await solve(
      ...['--deck', 'kaiba-starter', '--hands', '5', '--positions', '300'],
      ...['--reach', 'La Jinn the Mystical Genie of the Lamp', '--json'],
    );
    expect(JSON.parse(printed)).toMatchObject({ deck: 'kaiba-starter', hands: 5 });
  });
});
