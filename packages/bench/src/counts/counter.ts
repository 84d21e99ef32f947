/**
 * A program that plays some duels of each deck and counts the calls of the engine's functions. A program of its own: counting makes all that
 * follows in the same process slow. Prints its counts as JSON.
 */
import { Session } from 'node:inspector/promises';
import { BOTS, playDuel } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool } from '@spellspeed/engine';
import { COUNTED } from './counted.ts';
import type { Counted, Tally } from './counts.ts';

const ENGINE = new URL('.', import.meta.resolve('@spellspeed/engine')).href;
const DUELS = 3;
/** Room between the seeds of the two players. */
const OTHER_PLAYER = 7919;

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

/** Calls since the last time it was asked: of all functions of the engine, and of some by name. */
const takeTally = async (): Promise<Tally> => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let calls = 0;
  const named = new Map<string, number>();
  for (const { url, functions } of result) {
    if (!url.startsWith(ENGINE)) continue;
    for (const { functionName, ranges } of functions) {
      const [whole] = ranges;
      // What runs once when the file is loaded is no call.
      if (whole === undefined || (functionName === '' && whole.startOffset === 0)) continue;
      calls += whole.count;
      named.set(functionName, (named.get(functionName) ?? 0) + whole.count);
    }
  }
  return { calls, named };
};

const pool = createPool(CARDS);
const counted: Record<string, Counted> = {};
for (const [name, deck] of Object.entries(READY_MADE_DECKS)) {
  console.error(`counting: ${name}`);
  let decisions = 0;
  await takeTally();
  for (let seed = 1; seed <= DUELS; seed++) {
    const duel = createDuel({ pool, seed, players: [deck, deck] });
    playDuel(duel, [BOTS.random(seed, pool), BOTS.random(seed + OTHER_PLAYER, pool)], ({ choices }) => {
      if (choices.length > 1) decisions++;
    });
  }
  const { calls, named } = await takeTally();
  const perDecision = (count: number): number => Math.round((10 * count) / decisions) / 10;
  counted[name] = {
    decisions,
    calls: perDecision(calls),
    ...(Object.fromEntries(
      Object.entries(COUNTED).map(([what, fn]) => [what, perDecision(named.get(fn) ?? 0)]),
    ) as Omit<Counted, 'decisions' | 'calls'>),
  };
}
console.log(JSON.stringify(counted));
