/** Eight bots play a tournament of this site: Swiss rounds and a cut, started by an organiser. */
import { randomBot } from '@spellspeed/bots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BotPlayer } from '../players/bot-player.ts';
import { newGuest } from '../players/client.ts';
import { type TournamentShown, tournamentShown } from '../protocol/tournament.ts';
import { serverIn, type Tried } from '../server.fixture.ts';
import { KAIBA, YUGI } from '../table/tables.fixture.ts';

let tried: Tried;
beforeAll(async () => {
  tried = await serverIn();
});
afterAll(() => tried.remove());

const post = (token: string, path: string, body: object = {}): Promise<Response> =>
  fetch(`${tried.url}/api/tournaments${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const reasonOf = async (answer: Response): Promise<string> =>
  answer.ok ? 'done' : ((await answer.json()) as { refusal: { reason: string } }).refusal.reason;
const look = async (token: string, id: string): Promise<TournamentShown> => {
  const answer = await fetch(`${tried.url}/api/tournaments/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return tournamentShown.parse(await answer.json());
};
const plain = ({ main, extra, side }: typeof KAIBA) => ({
  main: [...main],
  extra: [...extra],
  side: [...side],
});
const NEW = { name: 'Sunday', swiss: 2, cut: 2, bestOf: 1, limits: 'none' } as const;

test('eight play two Swiss rounds and a final; nobody but the organiser starts a round', async () => {
  const organiser = await newGuest(tried.url, 'Olga');
  const { id } = (await (await post(organiser.token, '', NEW)).json()) as { id: string };
  const players = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => ({
      ...(await newGuest(tried.url, `P${index}`)),
      name: `P${index}`,
    })),
  );
  const tokenOf = new Map(players.map(({ name, token }) => [name, token]));
  expect(await reasonOf(await post(organiser.token, `/${id}/round`))).toBe('not-yet');
  // All at once: none is lost.
  const entered = await Promise.all(
    players.map(({ token }, index) => post(token, `/${id}/enter`, { deck: plain(index % 2 ? YUGI : KAIBA) })),
  );
  expect(entered.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const [first = players[0]] = players;
  if (first === undefined) throw new Error('nobody has entered');
  expect(await reasonOf(await post(first.token, `/${id}/enter`, { deck: plain(YUGI) }))).toBe('taken');
  expect(await reasonOf(await post(first.token, `/${id}/round`))).toBe('not-yours');
  const bad = await post(organiser.token, `/${id}/enter`, { deck: { main: [1], extra: [], side: [] } });
  expect(await reasonOf(bad)).toBe('deck');

  for (let round = 1; round <= 3; round++) {
    expect(await reasonOf(await post(organiser.token, `/${id}/round`))).toBe('done');
    expect(await reasonOf(await post(organiser.token, `/${id}/round`))).toBe('not-yet');
    const { round: now } = await look(first.token, id);
    expect(now).toMatchObject({ number: round, kind: round < 3 ? 'swiss' : 'elimination' });
    await Promise.all((now?.pairings ?? []).map((pairing) => playedOut(pairing, tokenOf, round)));
    while ((await look(first.token, id)).round?.pairings.some(({ outcome }) => outcome === null)) {
      const drawn = (await look(first.token, id)).round?.pairings.find(({ outcome }) => outcome === null);
      if (drawn && round === 3)
        await post(organiser.token, `/${id}/ruling`, { table: drawn.table, outcome: 'first' });
    }
  }
  const over = await look(first.token, id);
  expect(over).toMatchObject({ stage: 'over', you: 'P0', isOrganiser: false });
  expect(over.standings).toHaveLength(8);
  expect(players.map(({ name }) => name)).toContain(over.winner);
  const sheets = (token: string) =>
    fetch(`${tried.url}/api/tournaments/${id}/sheets`, { headers: { authorization: `Bearer ${token}` } });
  expect(await (await sheets(organiser.token)).text()).toContain('Player: P7');
  expect((await sheets(first.token)).status).toBe(403);
  // What anybody may see has no card in it.
  expect(JSON.stringify(over)).not.toContain(String(KAIBA.main[0]));
});

type PairingShown = NonNullable<TournamentShown['round']>['pairings'][number];
/** One of the two gives up after a few answers. */
const playedOut = async (
  { at, players: names }: PairingShown,
  tokenOf: Map<string, string>,
  seed: number,
) => {
  if (at === null) return;
  const bots = names.map(
    (name, seat) =>
      new BotPlayer({
        url: () => tried.url,
        token: tokenOf.get(name ?? '') ?? '',
        table: at,
        bot: randomBot(seed + seat),
        answersInDuel: seat === seed % 2 ? 4 : 500,
      }),
  );
  await Promise.all(bots.map(({ over }) => over));
  for (const bot of bots) bot.close();
};

test('the organiser says how a Match ends where nobody plays it, and who leaves loses', async () => {
  const [ann, bea] = [await newGuest(tried.url, 'Ann'), await newGuest(tried.url, 'Bea')];
  const { id } = (await (await post(ann.token, '', { ...NEW, swiss: 2, cut: 0 })).json()) as { id: string };
  for (const { token } of [ann, bea]) await post(token, `/${id}/enter`, { deck: plain(YUGI) });
  await post(ann.token, `/${id}/round`);
  const ruling = { table: 1, outcome: 'draw' };
  expect(await reasonOf(await post(bea.token, `/${id}/ruling`, ruling))).toBe('not-yours');
  expect(await reasonOf(await post(ann.token, `/${id}/ruling`, ruling))).toBe('done');
  expect(await reasonOf(await post(ann.token, `/${id}/ruling`, ruling))).toBe('not-yet');
  await post(ann.token, `/${id}/round`);
  expect(await reasonOf(await post(bea.token, `/${id}/drop`))).toBe('done');
  expect(await look(ann.token, id)).toMatchObject({ stage: 'over', winner: 'Ann' });
  expect(await reasonOf(await post(ann.token, `/${'x'.repeat(20)}/round`))).toBe('no-such-table');
});
