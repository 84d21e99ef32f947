/** What is served over HTTP: the page, accounts, and what whoever runs the server asks. */
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import sirv from 'sirv';
import { refuse } from '../protocol/refusal.ts';
import { accounts } from './accounts.ts';
import type { AppOptions } from './app-options.ts';
import { described } from './described.ts';
import { people } from './people.ts';
import { tournamentRoutes } from './tournaments.ts';

const MOST_BODY = 4096;
const REQUEST_TIME = 30_000;
/** Of one address in a minute, where a route says nothing else. */
const REQUESTS = 600;
/** The page brings all that it runs; what is shown of others is text, and this is the second wall. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');
const SAFE: { readonly [name: string]: string } = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': POLICY,
};
/** Where the page is at https, browsers are told never to come otherwise. */
const safeHeaders = (site: string): [name: string, value: string][] => [
  ...Object.entries(SAFE),
  ...(site.startsWith('https:')
    ? ([['Strict-Transport-Security', 'max-age=31536000']] as [string, string][])
    : []),
];

export const makeApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { trustProxy, logger } = options;
  const app = fastify({
    loggerInstance: logger,
    // The one proxy before the server: what stands before its own word anybody can write.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: MOST_BODY,
    // Whoever sends a request byte by byte is not waited for.
    requestTimeout: REQUEST_TIME,
    forceCloseConnections: true,
    // Requests are counted, not written down: their headers have keys.
    logController: new LogController({ disableRequestLogging: true }),
  }) as unknown as FastifyInstance;
  await app.register(rateLimit, { max: REQUESTS, timeWindow: '1 minute' });
  const { onRoute } = options;
  if (onRoute) app.addHook('onRoute', ({ method, url }) => onRoute(String(method), url));
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of safeHeaders(options.site()))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.setErrorHandler(
    (error: { readonly statusCode?: number; readonly message: string }, _request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) logger.error({ err: error }, 'a request failed');
      return reply
        .code(status)
        .send({ refusal: refuse(status === 429 ? 'too-fast' : status < 500 ? 'malformed' : 'unavailable') });
    },
  );
  accounts(app, options);
  people(app, options);
  tournamentRoutes(app, options);
  described(app);
  operations(app, options);
  page(app, options);
  return app;
};

const operations = (app: FastifyInstance, { metrics, isReady }: AppOptions): void => {
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
};

/** An asset's name changes with what is in it; the rest is asked for each time. */
const page = (app: FastifyInstance, { page: folder, site }: AppOptions): void => {
  const files =
    folder === null
      ? null
      : sirv(folder, {
          etag: true,
          gzip: true,
          brotli: true,
          setHeaders: (response, path) =>
            response.setHeader(
              'Cache-Control',
              path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
            ),
        });
  app.setNotFoundHandler((request, reply) => {
    const missing = (): FastifyReply =>
      reply.code(404).send({ refusal: refuse('malformed', 'There is nothing at this address.') });
    if (files === null || request.method !== 'GET' || request.url.startsWith('/api/')) return missing();
    reply.hijack();
    for (const [name, value] of safeHeaders(site())) reply.raw.setHeader(name, value);
    files(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end('There is no such file.');
    });
    return reply;
  });
};
