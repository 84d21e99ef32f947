import { randomBot } from '@spellspeed/bots';
import { EngineBug } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { playableDeck } from '../input/deck.ts';
import { playLeague } from '../league.ts';
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
  test('plays each pair in both seats under the laws, and lists what was never used', () => {
    const terminal = scripted();
    expect(runLeague(OPTIONS, terminal)).toBe(0);
    const { finished, failures, wins, unused } = JSON.parse(terminal.printed());
    expect({ finished, failures }).toEqual({ finished: 4, failures: [] });
    expect(wins.flat().reduce((sum: number, won: number) => sum + won, 0)).toBeLessThanOrEqual(4);
    expect(unused['kaiba-starter'].length).toBeGreaterThan(0);
    expect(unused['kaiba-starter'].length).toBeLessThan(37);
  });
  test('prints the names of the cards', () => {
    const terminal = scripted();
    runLeague({ ...OPTIONS, deck: ['kaiba-starter'], laws: false, json: false }, terminal);
    expect(terminal.printed()).toMatch(/kaiba-starter: [A-Z].+ · [A-Z]/);
  });
  test('plays with decks that are drawn at random', () => {
    const terminal = scripted();
    expect(runLeague({ ...OPTIONS, deck: ['random', 'random'], laws: false }, terminal)).toBe(0);
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
    const league = playLeague({ decks: [deck], bot, duels: 2, seed: 3, laws: false });
    expect(league.failures).toMatchObject([
      { seed: 3, message: expect.stringContaining('a card is nowhere') },
    ]);
    expect(league.finished).toBe(1);
  });
});
