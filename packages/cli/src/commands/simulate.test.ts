import { randomBot } from '@spellspeed/bots';
import { allFacts, CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { EngineBug } from '@spellspeed/engine';
import { makeYdke } from '@spellspeed/formats';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../duels/run.ts';
import { type SimulationPlan, simulate, simulationOf, simulationPairing } from '../duels/simulation.ts';
import { playSlice } from '../duels/slice.ts';
import { playableDeck } from '../input/deck.ts';
import { scripted } from '../scripted.fixture.ts';
import { runSimulate } from './simulate.ts';

const OPTIONS = {
  deck: ['yugi-starter', 'kaiba-starter'],
  duels: 2,
  seed: 1,
  bot: 'greedy',
  laws: false,
  json: true,
};
const dataOf = async (options: typeof OPTIONS & { from?: number }) => {
  const terminal = scripted();
  expect(await runSimulate(options, terminal)).toBe(0);
  return JSON.parse(terminal.printed());
};

describe('simulate', () => {
  test('gives the same digest for the same seed, and another for another', async () => {
    const one = await dataOf(OPTIONS);
    expect((await dataOf(OPTIONS)).digest).toBe(one.digest);
    expect((await dataOf({ ...OPTIONS, seed: 2 })).digest).not.toBe(one.digest);
    expect(one).toMatchObject({ finished: 2, failures: [], duels: 2 });
    expect(one.realDecisions).toBeLessThanOrEqual(one.decisions);
  });
  test('plays any part of a run alone: put together the parts are the run', () => {
    const deck = playableDeck('yugi-starter');
    const plan: SimulationPlan = {
      of: 'simulation',
      decks: [deck, playableDeck('kaiba-starter')],
      seed: 5,
    };
    const run = { bot: randomBot, laws: false };
    const pairing = (index: number) => simulationPairing(plan, index);
    const slices = partsOf({ from: 1, duels: 5 }, 3).map((part) => playSlice({ ...run, ...part, pairing }));
    expect(slices.map(({ played }) => played.length)).toEqual([1, 2, 2]);
    const { seconds: _, ...whole } = simulate(plan, { ...run, from: 1, duels: 5 });
    const { unused, ...together } = simulationOf(slices, 0);
    expect({ ...together, unused: unused.length }).toMatchObject({
      ...whole,
      unused: whole.unused.length,
    });
  });
  test('prints rates and results', async () => {
    const terminal = scripted();
    await runSimulate({ ...OPTIONS, deck: ['yugi-starter'], json: false }, terminal);
    expect(terminal.printed()).toMatch(/decisions +[\d,]+ a second; [\d,]+ with more than one choice/);
    expect(terminal.printed()).toContain('deck 1');
  });
  test('reports a duel that fails with its seed, and goes on with the next', () => {
    const deck = playableDeck('yugi-starter');
    const failing = (seed: number) => {
      if (seed < 8) throw new EngineBug('a card is nowhere');
      return randomBot(seed);
    };
    const plan: SimulationPlan = { of: 'simulation', decks: [deck, deck], seed: 3 };
    const { failures, finished } = simulate(plan, { bot: failing, from: 0, duels: 2, laws: false });
    expect(failures).toMatchObject([{ seed: 3, message: expect.stringContaining('a card is nowhere') }]);
    expect(finished).toBe(1);
  });
  test('draws two random decks for every duel, and tells which cards nobody used and why', async () => {
    const random = { ...OPTIONS, deck: ['random'], duels: 1, seed: 40, bot: 'random' };
    const { digest, finished, cards, unused } = await dataOf(random);
    expect((await dataOf(random)).digest).toBe(digest);
    expect(finished).toBe(1);
    expect(unused.length).toBeLessThan(cards);
    expect(unused[0]).toMatchObject({ passcode: expect.any(Number), decks: 1, reason: expect.anything() });
    const terminal = scripted();
    await runSimulate({ ...random, json: false }, terminal);
    expect(terminal.printed()).toMatch(
      /^(could be used, and no bot did so|kept by [a-z.-]+|never came out of the Deck): .+\(in 1 deck\)/m,
    );
  });
  test('does not start with half a deck', async () => {
    const { main, extra } = READY_MADE_DECKS['yugi-starter'];
    const isDefined = (passcode: number) => CARDS.get(passcode) !== undefined;
    const notDefined = allFacts().filter(
      (each) => !isDefined(each.passcode) && !(each.kind === 'monster' && each.frame === 'token'),
    );
    const half = [...notDefined.map(({ passcode }) => passcode).slice(0, 1), ...main.slice(1)];
    const link = makeYdke({ main: half, extra, side: [] });
    await expect(runSimulate({ ...OPTIONS, deck: [link] }, scripted())).rejects.toThrow('is not defined yet');
    await expect(runSimulate({ ...OPTIONS, deck: [] }, scripted())).rejects.toThrow('expected one or two');
    await expect(runSimulate({ ...OPTIONS, bot: 'gredy' }, scripted())).rejects.toThrow(
      'Did you mean "greedy"',
    );
  });
});
