/** Whatever can be asked and said is described, and nothing else is. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newGuest } from '../players/client.ts';
import { clientMessage } from '../protocol/client.ts';
import { serverMessage } from '../protocol/server.ts';
import { configOf, serverIn, type Tried } from '../server.fixture.ts';
import { ROUTES } from './routes.ts';

let tried: Tried;
const served: string[] = [];
beforeAll(async () => {
  tried = await serverIn(undefined, {
    config: configOf(),
    onRoute: (method, path) => {
      // Fastify answers HEAD wherever it answers GET.
      if (method !== 'HEAD') served.push(`${method} ${path}`);
    },
  });
});
afterAll(() => tried.remove());

const textAt = async (path: string): Promise<string> => (await fetch(`${tried.url}${path}`)).text();
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ requestBody: z.object({}).optional() }))),
});
const asyncApi = z.object({
  asyncapi: z.literal('3.0.0'),
  channels: z.object({
    play: z.object({
      address: z.literal('/play'),
      messages: z.record(
        z.string(),
        z.looseObject({
          summary: z.string().min(5),
          payload: z.looseObject({ properties: z.looseObject({}) }),
        }),
      ),
    }),
  }),
});

describe('what the server is asked', () => {
  test('is described: every route that it has, and none that it has not', async () => {
    const { paths } = openApi.parse(JSON.parse(await textAt('/api/openapi.json')));
    const said = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(said.sort()).toEqual([...served].sort());
    expect(served.length).toBeGreaterThan(30);
  });
  test('is described: every message of both sides, with what is in it', async () => {
    const { messages } = asyncApi.parse(JSON.parse(await textAt('/api/asyncapi.json'))).channels.play;
    const all = [
      ...clientMessage.options.map(({ shape }) => `client.${shape.type.value}`),
      ...serverMessage.options.map(({ shape }) => `server.${shape.type.value}`),
    ];
    expect(Object.keys(messages).sort()).toEqual(all.sort());
    expect(messages['client.answer']?.payload).toMatchObject({
      required: ['type', 're', 'table', 'question', 'choices'],
      properties: { choices: { type: 'array', maxItems: 200 } },
      additionalProperties: false,
    });
  });
  test('is told to people on a page without scripts', async () => {
    const page = await textAt('/api');
    for (const { path } of ROUTES) expect(page).toContain(path);
    for (const { shape } of clientMessage.options) expect(page).toContain(`<code>${shape.type.value}</code>`);
    expect(page).not.toContain('<script');
    const { headers } = await fetch(`${tried.url}/api`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
  test('needs a key and a body where it is said', async () => {
    const { token } = await newGuest(tried.url, 'Ann');
    for (const { method, path, by, body } of ROUTES) {
      const url = `${tried.url}${path.replace(/:\w+/g, 'a'.repeat(20))}`;
      const json = { 'content-type': 'application/json' };
      const ask = (headers: Record<string, string>) =>
        fetch(url, {
          method: method.toUpperCase(),
          headers,
          ...(method === 'post' && { body: '{"no":"such thing"}' }),
        });
      const unsigned = await ask(method === 'post' ? json : {});
      if (by !== 'anybody') expect([path, unsigned.status]).toEqual([path, 401]);
      else if (body) expect([path, unsigned.status]).toEqual([path, 400]);
      if (by === 'signed-in' && body)
        expect([path, (await ask({ ...json, authorization: `Bearer ${token}` })).status]).toEqual([
          path,
          400,
        ]);
    }
  });
});
