/** People against bots of the server, over WebSockets; the bots think in their thread. */
import { randomBot } from '@spellspeed/bots';
import { afterEach, describe, expect, test } from 'vitest';
import { BotPlayer } from '../players/bot-player.ts';
import { Client, newGuest, type Request } from '../players/client.ts';
import { once, QUICK } from '../players/sit-down.ts';
import { type BotStrength, botAccount } from '../protocol/bots.ts';
import { profile } from '../protocol/profile.ts';
import type { Course, ServerMessage } from '../protocol/server.ts';
import { serverIn, type Tried } from '../server.fixture.ts';
import type { ServerOptions } from '../server.ts';
import { KAIBA, YUGI } from '../table/tables.fixture.ts';

let tried: Tried;
afterEach(() => tried.remove());
const begin = async (bots: ServerOptions['bots'] = {}): Promise<void> => {
  tried = await serverIn(undefined, { bots: { pace: 0, ...bots } });
};
const plain = ({ main, extra, side }: typeof KAIBA) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
const SINGLE = { ...QUICK, bestOf: 1 } as const;
const laid = async (token: string, settings: typeof QUICK = SINGLE): Promise<string> => {
  const reply = await once(tried.url, token, { type: 'open', settings, deck: plain(YUGI) });
  return reply.type === 'done' ? (reply.table ?? '') : '';
};
const call = (token: string, table: string, strength: BotStrength = 'greedy'): Promise<ServerMessage> =>
  once(tried.url, token, { type: 'call-bot', table, strength, deck: plain(KAIBA) });
/** Somebody who plays what chance says, and gives up after a while. */
const personAt = (token: string, table: string, answersInDuel: number): BotPlayer =>
  new BotPlayer({ url: () => tried.url, token, table, bot: randomBot(1), answersInDuel });
const overOf = async (player: BotPlayer): Promise<Course> => {
  const course = await player.over;
  player.close();
  return course;
};
/** Who looks at a table and says what the test says. */
const watching = async (token: string, table: string) => {
  const told: ServerMessage[] = [];
  const client = await new Promise<Client>((welcomed) => {
    new Client({ url: () => tried.url, token, told: (message) => told.push(message), welcomed });
  });
  const courses = () =>
    told.flatMap((message) => (message.type === 'table' || message.type === 'news' ? [message.course] : []));
  const until = async (is: (course: Course) => boolean): Promise<Course> => {
    for (;;) {
      const course = courses().at(-1);
      if (course && is(course)) return course;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await client.ask({ type: 'enter', table, last: -1 });
  return { told, until, close: () => client.close(), ask: (request: Request) => client.ask(request) };
};

describe('a bot at a table', () => {
  test('plays a best of three that a person gives up, is noted unrated, and plays again', async () => {
    await begin();
    const ann = await newGuest(tried.url, 'Ann');
    const table = await laid(ann.token, QUICK);
    expect(await call(ann.token, table)).toMatchObject({ type: 'done', entry: 0 });
    const person = personAt(ann.token, table, 40);
    const course = await overOf(person);
    expect(course.view?.result).toEqual({ winner: 1, reason: 'duels' });
    expect(course.view?.score).toEqual([0, 2]);
    const look = async () =>
      profile.parse(await (await fetch(`${tried.url}/api/profiles/${ann.account}`)).json()).played;
    await expect
      .poll(look)
      .toMatchObject([
        { outcome: 'lost', rated: false, rating: null, opponent: { account: botAccount('greedy') } },
      ]);
    const file = await fetch(`${tried.url}/api/tables/${table}/replay`, {
      headers: { authorization: `Bearer ${ann.token}` },
    });
    expect(await file.json()).toMatchObject({ players: [{ by: 'person' }, { by: 'greedy' }] });
    const again = await watching(ann.token, table);
    expect(await again.ask({ type: 'rematch', table })).toMatchObject({ type: 'done' });
    const next = again.told.flatMap((message) => (message.type === 'rematch' ? [message.next] : [])).at(-1);
    again.close();
    const rematch = personAt(ann.token, next ?? '', 5);
    expect((await overOf(rematch)).view?.result?.winner).toBe(1);
  });
  test('thinks ahead in its thread, and goes on when the server is started anew', async () => {
    await begin();
    const ann = await newGuest(tried.url, 'Ann');
    const table = await laid(ann.token);
    await call(ann.token, table, 'search-1');
    const person = personAt(ann.token, table, 60);
    while ((person.course?.entry ?? 0) < 40) await new Promise((resolve) => setTimeout(resolve, 5));
    const { folder } = tried;
    await tried.server.close();
    tried = await serverIn(folder, { bots: { pace: 0 } });
    const course = await overOf(person);
    expect(course.entry).toBeGreaterThan(60);
    expect(course.view?.result).not.toBe(null);
  });
  test('lets a person take back what may be taken back', async () => {
    await begin();
    const ann = await newGuest(tried.url, 'Ann');
    const table = await laid(ann.token);
    await call(ann.token, table, 'random');
    const a = await watching(ann.token, table);
    // A decision after which nothing has been learned: in the own Main Phase, on to the next phase.
    for (let answers = 0; answers < 400; answers++) {
      const course = await a.until(({ question, stage }) => question !== null || stage === 'over');
      const { question } = course;
      if (question?.about !== 'duel') throw new Error('the Duel is over');
      const on = question.decision.choices.findIndex(({ do: what }) => what === 'enter-phase');
      const choices = [
        Math.max(
          on,
          question.decision.choices.findIndex(({ do: what }) => what === 'pass'),
          0,
        ),
      ];
      await a.ask({ type: 'answer', table, question: question.number, choices });
      const asked = await a.ask({ type: 'ask-undo', table });
      if (asked.type !== 'done') {
        await a.until((now) => now.entry > course.entry);
        continue;
      }
      const back = await a.until((now) => now.undo === null && now.entry > (asked.entry ?? 0));
      expect(back.question?.number).toBeGreaterThan(question.number);
      expect(back.view?.duel).toEqual(course.view?.duel);
      a.close();
      return;
    }
    throw new Error('nothing could be taken back');
  });
  test('comes only where who laid the table calls it, unrated, with a legal deck, and to three of one person', async () => {
    await begin();
    const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
    const table = await laid(ann.token);
    expect(await call(bea.token, table)).toMatchObject({ refusal: { reason: 'not-yours' } });
    const rated = await laid(ann.token, { ...SINGLE, rated: true });
    expect(await call(ann.token, rated)).toMatchObject({ refusal: { reason: 'rated' } });
    const short = {
      type: 'call-bot',
      table,
      strength: 'greedy',
      deck: { main: [1], extra: [], side: [] },
    } as const;
    expect(
      await once(tried.url, ann.token, { ...short, deck: { main: [1], extra: [], side: [] } }),
    ).toMatchObject({ refusal: { reason: 'deck' } });
    for (const each of [table, await laid(ann.token), await laid(ann.token)])
      expect(await call(ann.token, each)).toMatchObject({ type: 'done' });
    expect(await call(ann.token, table)).toMatchObject({ refusal: { reason: 'full' } });
    expect(await call(ann.token, await laid(ann.token))).toMatchObject({ refusal: { reason: 'full' } });
  });
  test.each([
    ['falls', 'setTimeout(() => process.exit(1), 20)'],
    ['never ends a thought', 'setTimeout(() => { for (;;); }, 20)'],
  ])('gives up when its thread %s, and everybody else goes on', async (_how, does) => {
    const code = `import { parentPort } from 'node:worker_threads';
      parentPort.on('message', ({ sit }) => { if (sit) { parentPort.postMessage({ thinksAt: sit }); ${does}; } });`;
    await begin({ file: new URL(`data:text/javascript,${encodeURIComponent(code)}`), mostThinking: 200 });
    const ann = await newGuest(tried.url, 'Ann');
    const table = await laid(ann.token);
    await call(ann.token, table);
    const a = await watching(ann.token, table);
    const course = await a.until(({ stage }) => stage === 'over');
    expect(course.view?.result?.winner).toBe(0);
    a.close();
  });
});
