/** Runs that are handed to workers, where a Postgres is. */
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { createTournament } from '@spellspeed/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshSchema, HAS_POSTGRES, POSTGRES } from '../../../server/src/storage/present.fixture.ts';
import { type Job, partsOf, playHere } from '../duels/run.ts';
import { wholeOf } from '../duels/slice.ts';
import { playableDeck } from '../input/deck.ts';
import { cardsUnder } from '../matches/decks.ts';
import { playMatchTask } from '../matches/match-task.ts';
import { runTournament } from '../matches/run-tournament.ts';
import { Trouble } from '../trouble.ts';
import { handing } from './hand-out.ts';
import { openQueue } from './open-queue.ts';
import { playOnQueue } from './play-on-queue.ts';
import { work } from './work.ts';

const deck = playableDeck('yugi-starter');
const JOB: Job = {
  plan: { of: 'simulation', decks: [deck, playableDeck('kaiba-starter')], seed: 3 },
  bot: 'random',
  from: 2,
  duels: 11,
  laws: false,
};

describe.skipIf(!HAS_POSTGRES)('a run that is handed to a queue', () => {
  let where: { readonly url: string; readonly schema: string };
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const [schema, dropped] = await freshSchema();
    [where, drop] = [{ url: POSTGRES, schema }, dropped];
  });
  afterAll(() => drop());
  const workers = (count: number) => {
    const ending = new AbortController();
    const all = Promise.all(Array.from({ length: count }, () => work({ ...where, until: ending.signal })));
    return async (): Promise<number> => {
      ending.abort();
      return (await all).reduce((sum, each) => sum + each, 0);
    };
  };

  test('comes to the same digest as here, whoever plays its slices', async () => {
    const end = workers(2);
    const told: number[] = [];
    const slices = await playOnQueue(JOB, { ...where, slice: 3 }, (done) => told.push(done));
    expect(await end()).toBe(4);
    expect(slices.map(({ played }) => played.length)).toEqual([2, 3, 3, 3]);
    expect(told.at(-1)).toBe(11);
    const alone = partsOf(JOB, 4).map((part) => playHere({ ...JOB, ...part }, () => undefined));
    const [here, there] = [wholeOf(alone), wholeOf(slices)];
    expect(there.digest).toBe(wholeOf([playHere(JOB, () => undefined)]).digest);
    expect(there.digest).toBe(here.digest);
    expect(there.usage.unused()).toEqual(here.usage.unused());
    expect(slices.every(({ found }) => found.used instanceof Set)).toBe(true);
  });
  test('is made once, however many open it at the same time', async () => {
    const [schema, dropped] = await freshSchema();
    const queues = await Promise.all(Array.from({ length: 8 }, () => openQueue({ url: POSTGRES, schema })));
    expect(new Set(queues.map(({ name }) => name)).size).toBe(1);
    await Promise.all(queues.map(({ close }) => close()));
    await dropped();
  });
  test('loses nothing when whoever has a slice falls: another plays it', async () => {
    const queue = await openQueue(where);
    const run = playOnQueue(JOB, { ...where, slice: 6, patience: 5 }, () => undefined);
    // Somebody takes the first slice, and nothing more is heard.
    let taken = 0;
    while (taken === 0) taken = (await queue.boss.fetch(queue.name)).length;
    const end = workers(1);
    const slices = await run;
    // Where the machine is slow a slice may be played twice; it is counted once.
    expect(await end()).toBeGreaterThanOrEqual(2);
    expect(slices.map(({ played }) => played.length)).toEqual([5, 6]);
    expect(wholeOf(slices).digest).toBe(wholeOf([playHere(JOB, () => undefined)]).digest);
    expect(await queue.boss.getQueueSize(queue.name, { before: 'failed' })).toBe(0);
    await queue.close();
  });
  test('plays a tournament to the same end as here', async () => {
    const begun = () => {
      const tournament = createTournament(
        { name: 'Sunday', seed: 1, swiss: 1, cut: 2, bestOf: 1 },
        cardsUnder('none'),
      );
      for (const name of ['yugi-starter', 'kaiba-starter', 'blackwing'] as const)
        tournament.enter(name, READY_MADE_DECKS[name]);
      return { tournament, bot: 'random', onStep: () => undefined };
    };
    const [here, there] = [begun(), begun()];
    await runTournament({ ...here, together: false, play: async (task) => playMatchTask(task) });
    const queue = await openQueue(where);
    const end = workers(2);
    const { handOut, end: endHanding } = handing(queue);
    await runTournament({ ...there, together: true, play: handOut });
    await endHanding();
    expect(await end()).toBe(2);
    expect(JSON.stringify(there.tournament)).toBe(JSON.stringify(here.tournament));
    await queue.close();
  });
  test('tells what a task could not do', async () => {
    const queue = await openQueue(where);
    const end = workers(1);
    const { handOut, end: endHanding } = handing(queue);
    await expect(handOut({ of: 'slice', ...JOB, bot: 'nobody' })).rejects.toThrow(
      /could not be done.*nobody/,
    );
    await endHanding();
    await end();
    await queue.close();
  });
});
test('a queue that is not there is told in a line', async () => {
  await expect(openQueue({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(Trouble);
});
