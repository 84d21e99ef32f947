import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arenaDuels, eloOf, encountersIn, pairsOf, seatsIn, wilson } from '../duels/arena.ts';
import { playHere } from '../duels/run.ts';
import { playableDeck } from '../input/deck.ts';
import { scripted } from '../scripted.fixture.ts';
import { runArena } from './arena.ts';

const PLAN = {
  of: 'arena',
  bots: ['greedy', 'random', 'first'],
  decks: ['yugi-starter', 'kaiba-starter'].map((name) => playableDeck(name)),
  rounds: 1,
  seed: 5,
  lists: 'supposed',
} as const;
const OPTIONS = {
  bot: ['greedy', 'random'],
  deck: ['kaiba-starter'],
  rounds: 2,
  seed: 3,
  from: 0,
  workers: 1,
  json: true,
  lists: 'supposed',
  language: 'en',
} as const;

describe('arena', () => {
  test('each pair of bots plays each deck from both seats with one seed', () => {
    const duels = Array.from({ length: arenaDuels(PLAN) }, (_, index) => seatsIn(PLAN, index));
    expect(duels).toHaveLength(3 * 2 * 2);
    for (const [one, other] of pairsOf(PLAN))
      for (const deck of [0, 1]) {
        const games = duels.filter(
          (each) => each.deck === deck && [each.first, each.second].toSorted().join() === `${one},${other}`,
        );
        expect(games.map(({ first }) => first).toSorted()).toEqual([one, other]);
        expect(new Set(games.map(({ game }) => game)).size).toBe(1);
      }
  });
  test('two parts are the whole', () => {
    const job = { plan: PLAN, bot: 'greedy', laws: false };
    const half = 6;
    const parts = [
      playHere({ ...job, from: 0, duels: half }, () => {}),
      playHere({ ...job, from: half, duels: half }, () => {}),
    ];
    const whole = playHere({ ...job, from: 0, duels: 2 * half }, () => {});
    expect(encountersIn(PLAN, 0, parts)).toEqual(encountersIn(PLAN, 0, [whole]));
    const counted = encountersIn(PLAN, 0, [whole]).map(({ duels }) => duels);
    expect(counted).toEqual([4, 4, 4]);
  });
  test('who plays sensibly beats who plays anything', async () => {
    const terminal = scripted();
    expect(await runArena({ ...OPTIONS, rounds: 6 }, terminal)).toBe(0);
    const { encounters } = JSON.parse(terminal.printed());
    expect(encounters[0]).toMatchObject({ one: 'greedy', other: 'random', duels: 12 });
    expect(encounters[0].won).toBeGreaterThan(8);
  });
  test('the shares are drawn with their bounds, where it is asked for', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'plot.svg');
    const terminal = scripted();
    expect(await runArena({ ...OPTIONS, plot: file }, terminal)).toBe(0);
    const [{ share, between }] = JSON.parse(terminal.printed()).encounters;
    const percent = (part: number): string => `${Math.round(100 * part)} %`;
    const [low, high] = between.map(percent);
    const picture = readFileSync(file, 'utf8');
    expect(picture).toContain('>greedy against random</text>');
    expect(picture).toContain(`>${percent(share)} [${low}, ${high}] of 4</text>`);
    // The bounds stand where the scale says.
    const [from, to] = between.map((bound: number) => 260 + 400 * bound);
    expect(picture).toContain(`<line x1="${from}" y1="66" x2="${to}" y2="66"`);
    await expect(runArena({ ...OPTIONS, plot: file, tell: 0 }, scripted())).rejects.toThrow(
      /--plot beside --tell/,
    );
  });
  test('what a bot thinks in a duel is told in sentences', async () => {
    const terminal = scripted();
    const bots = { bot: ['search-1', 'greedy'], deck: ['kaiba-starter'] };
    expect(await runArena({ ...OPTIONS, ...bots, tell: 0 }, terminal)).toBe(0);
    expect(terminal.printed()).toMatch(/^1\. I expect: .*\.\n {3}So I see a chance of \d+ % to win/m);
    await expect(runArena({ ...OPTIONS, tell: 4 }, scripted())).rejects.toThrow(/The arena has 4 duels/);
  });
  test('bounds and Elo of a share', () => {
    expect(wilson(0.5, 100).map((bound) => Math.round(100 * bound))).toEqual([40, 60]);
    expect(wilson(1, 10)[0]).toBeCloseTo(0.722, 2);
    expect(eloOf(0.5)).toBe(0);
    expect(eloOf(0.76)).toBe(200);
    expect(eloOf(1)).toBeNull();
  });
  test('one bot, or an unknown one, is no arena', async () => {
    await expect(runArena({ ...OPTIONS, bot: ['greedy'] }, scripted())).rejects.toThrow(
      /expected two different/,
    );
    await expect(runArena({ ...OPTIONS, bot: ['greedy', 'gredy'] }, scripted())).rejects.toThrow(
      /no bot "gredy"/,
    );
    await expect(runArena({ ...OPTIONS, from: 4 }, scripted())).rejects.toThrow(/The arena has 4 duels/);
  });
});
