/** Tells what can be asked and said: for people at /api, for programs beside it. Made once, of the very schemas that read it. */
import { ENGINE_VERSION } from '@spellspeed/engine';
import type { FastifyInstance } from 'fastify';
import { asyncApi } from '../described/asyncapi.ts';
import { openApi } from '../described/openapi.ts';
import { apiPage } from '../described/page.ts';

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const OFTEN = { config: { rateLimit: { max: 120, timeWindow: '1 minute' } } };

export const described = (app: FastifyInstance): void => {
  const page = once(() => apiPage(ENGINE_VERSION));
  const [http, socket] = [once(() => openApi(ENGINE_VERSION)), once(() => asyncApi(ENGINE_VERSION))];
  app.get('/api', OFTEN, async (_request, reply) =>
    reply
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page()),
  );
  app.get('/api/openapi.json', OFTEN, async () => http());
  app.get('/api/asyncapi.json', OFTEN, async () => socket());
};
