/** Two nodes on a real Postgres and a real NATS. */
import { randomBytes } from 'node:crypto';
import { randomBot } from '@spellspeed/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BotPlayer } from '../players/bot-player.ts';
import { once, sitDown } from '../players/sit-down.ts';
import { configOf } from '../server.fixture.ts';
import { type RunningServer, startServer } from '../server.ts';
import { openPostgres } from '../storage/postgres.ts';
import { freshSchema, HAS_NATS, HAS_POSTGRES, NATS, POSTGRES } from '../storage/present.fixture.ts';
import { KAIBA, POOL, YUGI } from '../table/tables.fixture.ts';

const isThere = HAS_POSTGRES && HAS_NATS;
const site = `test-${randomBytes(6).toString('hex')}`;
let schema: string;
let drop: () => Promise<void>;
const startNode = async (): Promise<RunningServer> =>
  startServer({
    config: configOf({ NATS_URL: NATS, NATS_SITE: site, DATABASE_URL: POSTGRES }),
    pool: POOL,
    storage: await openPostgres(POSTGRES, schema),
  });
const urlOf = ({ port }: RunningServer): string => `http://127.0.0.1:${port}`;

describe.skipIf(!isThere)('two nodes', () => {
  let nodes: [RunningServer, RunningServer];
  beforeAll(async () => {
    [schema, drop] = await freshSchema();
    nodes = [await startNode(), await startNode()];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await drop();
  });

  test('serve one Match to players of both, and the other goes on with it when one ends', async () => {
    const { table, tokens } = await sitDown([urlOf(nodes[0]), urlOf(nodes[1])], [YUGI, KAIBA]);
    const entries: number[] = [];
    // The second player finds the other node when the own one has ended.
    let urls = nodes.map(urlOf);
    const players = tokens.map(
      (token, seat) =>
        new BotPlayer({
          url: () => urls[seat] ?? '',
          token,
          table,
          bot: randomBot(seat),
          answersInDuel: seat === 0 ? 40 : 500,
          acknowledged: ({ entry }) => entries.push(entry),
        }),
    );
    while (entries.length < 50) await new Promise((resolve) => setTimeout(resolve, 5));
    urls = urls.map(() => urlOf(nodes[1]));
    await nodes[0].close();
    const courses = await Promise.all(players.map((player) => player.over));
    for (const player of players) player.close();
    expect(courses.map(({ view }) => view?.result)).toEqual([
      { winner: 1, reason: 'duels' },
      { winner: 1, reason: 'duels' },
    ]);
    expect(new Set(entries).size).toBe(entries.length);
    nodes[0] = await startNode();
  });
  test('a guest of one is known to the other, and signed out of both', async () => {
    const { table, tokens } = await sitDown([urlOf(nodes[0]), urlOf(nodes[1])], [YUGI, KAIBA]);
    expect(await once(urlOf(nodes[1]), tokens[0], { type: 'surrender', table })).toMatchObject({
      type: 'done',
    });
    await fetch(`${urlOf(nodes[1])}/api/sign-out`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[0]}` },
    });
    const me = await fetch(`${urlOf(nodes[0])}/api/me`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    });
    expect(me.status).toBe(401);
  });
});
