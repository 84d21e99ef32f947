/** A program that plays what the bench orders, with the engine that lies in the folder of its first argument. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@spellspeed/bots';
import type * as Cards from '@spellspeed/cards';
import type * as Engine from '@spellspeed/engine';
import type { Answer, Order, Played } from './orders.ts';

/** A package as it was built in that folder. */
const load = async <Package>(name: string): Promise<Package> =>
  (await import(
    pathToFileURL(join(process.argv[2] ?? '.', 'packages', name, 'dist/index.js')).href
  )) as Package;
const { createDuel, createPool } = await load<typeof Engine>('engine');
const { CARDS, READY_MADE_DECKS } = await load<typeof Cards>('cards');
const { BOTS, playDuel } = await load<typeof Bots>('bots');
const pool = createPool(CARDS);

/** Room between the seeds of the two players. */
const OTHER_PLAYER = 7919;

const play = ({ deck: name, from, duels }: Order): Played => {
  const deck = (READY_MADE_DECKS as { readonly [name: string]: Engine.PlayerDeck | undefined })[name];
  if (deck === undefined) throw new Error(`there is no ready-made deck "${name}" in this revision`);
  let decisions = 0;
  let slowestMilliseconds = 0;
  let digest = 0;
  const started = process.cpuUsage();
  for (let seed = from; seed < from + duels; seed++) {
    const duel = createDuel({ pool, seed, players: [deck, deck] });
    let asked = performance.now();
    playDuel(duel, [BOTS.random(seed, pool), BOTS.random(seed + OTHER_PLAYER, pool)], ({ choices }) => {
      const now = performance.now();
      slowestMilliseconds = Math.max(slowestMilliseconds, now - asked);
      asked = now;
      if (choices.length > 1) decisions++;
    });
    for (const letter of duel.hash()) digest = (Math.imul(digest, 31) + letter.charCodeAt(0)) | 0;
  }
  const { user, system } = process.cpuUsage(started);
  return {
    duels,
    decisions,
    cpuMicroseconds: user + system,
    slowestMilliseconds,
    digest: (digest >>> 0).toString(16).padStart(8, '0'),
  };
};

process.on('message', (order: Order) => {
  let answer: Answer;
  try {
    answer = { played: play(order) };
  } catch (error) {
    answer = { mistake: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
