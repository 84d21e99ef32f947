/**
 * A program that plays some duels of each deck, and some decisions of growing fields, and counts the calls of the engine's functions. A program
 * of its own: counting makes all that follows in the same process slow. Prints its counts as JSON.
 */
import { BOTS, playDuel } from '@spellspeed/bots';
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createDuel, createPool } from '@spellspeed/engine';
import { COUNTED } from './counted.ts';
import type { Counted, Counts } from './counts.ts';
import { measureGrowth } from './growth.ts';
import { startTally } from './tally.ts';

const DUELS = 3;
/** Room between the seeds of the two players. */
const OTHER_PLAYER = 7919;

const takeTally = await startTally();
const pool = createPool(CARDS);
const decks: Record<string, Counted> = {};
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
  decks[name] = {
    decisions,
    calls: perDecision(calls),
    ...(Object.fromEntries(
      Object.entries(COUNTED).map(([what, name]) => [what, perDecision(named.get(name) ?? 0)]),
    ) as Omit<Counted, 'decisions' | 'calls'>),
  };
}
console.error('counting: growing fields');
const counts: Counts = { decks, growth: await measureGrowth(takeTally) };
console.log(JSON.stringify(counts));
