/** Matches over real WebSockets, on a data folder. */
import { randomBot } from '@spellspeed/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotPlayer } from './players/bot-player.ts';
import { newGuest } from './players/client.ts';
import { once, QUICK, sitDown } from './players/sit-down.ts';
import { serverIn, type Tried } from './server.fixture.ts';
import { KAIBA, YUGI } from './table/tables.fixture.ts';

let tried: Tried;
beforeAll(async () => {
  tried = await serverIn();
});
afterAll(() => tried.remove());

const settled = async (players: readonly BotPlayer[]) => {
  const courses = await Promise.all(players.map((player) => player.over));
  for (const player of players) player.close();
  return courses;
};

describe('two bots over real WebSockets', () => {
  test('play a best of three, with connections that break off and a server that is started anew', async () => {
    const { table, tokens } = await sitDown([tried.url, tried.url], [YUGI, KAIBA]);
    const answers: number[] = [];
    let refused = 0;
    const heard: string[] = [];
    const players = tokens.map(
      (token, seat) =>
        new BotPlayer({
          url: () => tried.url,
          token,
          table,
          bot: {
            ...randomBot(seat),
            hear: (events) => void heard.push(...events.map(({ what }) => what)),
            forget: () => void heard.push('forgot'),
          },
          answersInDuel: seat === 0 ? 60 : 500,
          acknowledged: ({ entry }) => answers.push(entry),
          refused: () => refused++,
        }),
    );
    const reached = async (count: number): Promise<void> => {
      while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await reached(20);
    players[0]?.breakOff();
    await reached(60);
    const { folder } = tried;
    await tried.server.close();
    tried = await serverIn(folder);
    const courses = await settled(players);
    expect(courses.map(({ view }) => view?.result)).toEqual([
      { winner: 1, reason: 'duels' },
      { winner: 1, reason: 'duels' },
    ]);
    expect(courses[0]?.view?.score).toEqual([0, 2]);
    expect(players[0]?.entered).toBeGreaterThanOrEqual(3);
    expect(players[1]?.entered).toBeGreaterThanOrEqual(2);
    // Each acknowledged entry is another one, and nothing that a bot chose from what it was shown was illegal.
    expect(new Set(answers).size).toBe(answers.length);
    expect(refused).toBeLessThanOrEqual(2);
    // They hear what happens, and forget it when another Duel begins.
    expect(heard).toContain('turn-began');
    expect(heard.lastIndexOf('forgot')).toBeLessThan(heard.lastIndexOf('turn-began'));
    expect(heard.filter((what) => what === 'forgot').length).toBeGreaterThanOrEqual(2);
  });
});

describe('a table', () => {
  test('is refused a deck with each of its faults', async () => {
    const { token } = await newGuest(tried.url, 'Cid');
    const deck = { main: [...KAIBA.main.slice(0, 30), 1, 1], extra: [], side: [] };
    const reply = await once(tried.url, token, { type: 'open', settings: QUICK, deck });
    expect(reply).toMatchObject({ type: 'refused', refusal: { reason: 'deck' } });
    const faults = reply.type === 'refused' ? (reply.refusal.faults ?? []) : [];
    expect(faults).toEqual([
      'Main Deck: no card with the passcode 1 is known.',
      'The Main Deck has 32 cards; 40 to 60 are allowed.',
    ]);
  });
  test('that is open is in the list until somebody joins, one by link is not', async () => {
    const { token } = await newGuest(tried.url, 'Dan');
    const deck = { main: [...KAIBA.main], extra: [...KAIBA.extra], side: [] };
    const open = async (entry: 'open' | 'link') =>
      once(tried.url, token, { type: 'open', settings: { ...QUICK, entry }, deck });
    const [listed, hidden] = [await open('open'), await open('link')];
    const list = await once(tried.url, token, { type: 'tables' });
    const ids = list.type === 'tables' ? list.tables.map(({ table, by }) => `${table} ${by}`) : [];
    expect(ids).toContain(`${listed.type === 'done' ? listed.table : ''} Dan`);
    expect(ids).not.toContain(`${hidden.type === 'done' ? hidden.table : ''} Dan`);
  });
  test('is one of ten that wait at the most', async () => {
    const { token } = await newGuest(tried.url, 'Fay');
    const deck = { main: [...KAIBA.main], extra: [...KAIBA.extra], side: [] };
    const open = () => once(tried.url, token, { type: 'open', settings: QUICK, deck });
    for (let laid = 0; laid < 10; laid++) expect(await open()).toMatchObject({ type: 'done' });
    expect(await open()).toMatchObject({ refusal: { reason: 'full' } });
  });
  test('shows spectators what both players know, some time later, and only where they may watch', async () => {
    const { tokens, table } = await sitDown([tried.url, tried.url], [YUGI, KAIBA], {
      ...QUICK,
      spectators: null,
    });
    const { token } = await newGuest(tried.url, 'Eve');
    const entered = await once(tried.url, token, { type: 'enter', table, last: -1 });
    expect(entered).toMatchObject({ refusal: { reason: 'no-spectators' } });
    const acted = await once(tried.url, token, { type: 'surrender', table });
    expect(acted).toMatchObject({ refusal: { reason: 'not-yours' } });
    expect(await once(tried.url, tokens[0], { type: 'surrender', table })).toMatchObject({ type: 'done' });
  });
});
