import { randomBot } from '@spellspeed/bots';
import { EngineBug } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { type LeaguePlan, leagueOf, leaguePairing } from '../duels/league.ts';
import { partsOf } from '../duels/run.ts';
import { playSlice } from '../duels/slice.ts';
import { playableDeck } from '../input/deck.ts';
import { scripted } from '../scripted.fixture.ts';
import { runLeague } from './league.ts';

const OPTIONS = {
  deck: ['yugi-starter', 'kaiba-starter'],
  duels: 1,
  seed: 1,
  bot: 'random',
  laws: true,
  json: true,
};

describe('league', () => {
  test('plays each pair in both seats under the laws, and lists what was never used', async () => {
    const terminal = scripted();
    expect(await runLeague(OPTIONS, terminal)).toBe(0);
    const { finished, failures, wins, unused } = JSON.parse(terminal.printed());
    expect({ finished, failures }).toEqual({ finished: 4, failures: [] });
    expect(wins.flat().reduce((sum: number, won: number) => sum + won, 0)).toBeLessThanOrEqual(4);
    expect(unused['kaiba-starter'].length).toBeGreaterThan(0);
    expect(unused['kaiba-starter'].length).toBeLessThan(37);
  });
  test('prints the names of the cards', async () => {
    const terminal = scripted();
    await runLeague({ ...OPTIONS, deck: ['kaiba-starter'], laws: false, json: false }, terminal);
    expect(terminal.printed()).toMatch(/kaiba-starter: [A-Z].+ · [A-Z]/);
  });
  test('plays with decks that are drawn at random', async () => {
    const terminal = scripted();
    expect(await runLeague({ ...OPTIONS, deck: ['random', 'random'], laws: false }, terminal)).toBe(0);
    const { finished, unused, reasons } = JSON.parse(terminal.printed());
    expect(finished).toBe(4);
    expect(Object.keys(unused)).toEqual(['random:1', 'random:2']);
    expect(reasons.length).toBeGreaterThan(0);
  });
  test('reports a duel that fails with its seed, and goes on', () => {
    const deck = playableDeck('yugi-starter');
    const bot = (seed: number) => {
      if (seed < 8) throw new EngineBug('a card is nowhere');
      return randomBot(seed);
    };
    const plan: LeaguePlan = { of: 'league', decks: [deck], rounds: 2, seed: 3 };
    const pairing = (index: number) => leaguePairing(plan, index);
    const league = leagueOf(plan, [playSlice({ pairing, bot, from: 0, duels: 2, laws: false })]);
    expect(league.failures).toMatchObject([
      { seed: 3, message: expect.stringContaining('a card is nowhere') },
    ]);
    expect(league.finished).toBe(1);
  });
  test('plays any part of a league alone: put together the parts are the league', () => {
    const decks = [playableDeck('yugi-starter'), playableDeck('kaiba-starter')];
    const plan: LeaguePlan = { of: 'league', decks, rounds: 2, seed: 5 };
    const part = { pairing: (index: number) => leaguePairing(plan, index), bot: randomBot, laws: false };
    const parts = partsOf({ from: 0, duels: 8 }, 3);
    const together = leagueOf(
      plan,
      parts.map((each) => playSlice({ ...part, ...each })),
    );
    const { reasons, ...whole } = leagueOf(plan, [playSlice({ ...part, from: 0, duels: 8 })]);
    expect(together).toMatchObject(whole);
    expect(together.reasons.length).toBe(reasons.length);
    expect(together.wins.flat().reduce((sum, won) => sum + won)).toBeGreaterThan(6);
  });
  test('refuses a part that the league does not have', async () => {
    await expect(runLeague({ ...OPTIONS, from: 3, to: 5 }, scripted())).rejects.toThrow(
      'The league has 4 duels; found --from 3 --to 5.',
    );
  });
});
