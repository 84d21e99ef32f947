/** A server from its beginning to its end. */
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:net';
import { PLAYABLE_CARDS } from '@spellspeed/cards';
import { type CardPool, createPool, ENGINE_VERSION } from '@spellspeed/engine';
import { type Logger, pino } from 'pino';
import { Nodes } from './cluster/nodes.ts';
import type { ServerConfig } from './config.ts';
import { Host, type HostOptions } from './host/host.ts';
import { refusedTo, Service } from './host/service.ts';
import { fileMailer, type Mailer, smtpMailer } from './mail/mailer.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { makeApp } from './net/app.ts';
import type { AppOptions } from './net/app-options.ts';
import type { ConnectionWorld } from './net/connection.ts';
import { Upgrades } from './net/upgrade.ts';
import { refuse } from './protocol/refusal.ts';
import { openEmbedded } from './storage/embedded.ts';
import { openPostgres } from './storage/postgres.ts';
import type { Storage } from './storage/storage.ts';
import { Tournaments } from './tournaments/tournaments.ts';

export interface ServerOptions {
  readonly config: ServerConfig;
  /** The folder of the built page; none is served without it. */
  readonly page?: string;
  readonly pool?: CardPool;
  readonly storage?: Storage;
  readonly sleepsAfter?: number;
  readonly bots?: HostOptions['bots'];
  readonly mailer?: Mailer;
  readonly onRoute?: AppOptions['onRoute'];
  readonly keysCheckedEvery?: number;
}
export interface RunningServer {
  readonly port: number;
  readonly node: string;
  /** Lets nobody in any more, writes all, hands its tables over and ends. */
  readonly close: () => Promise<void>;
}

const openStorage = ({ DATABASE_URL, DATA_FOLDER }: ServerConfig): Promise<Storage> =>
  DATABASE_URL === '' ? openEmbedded(DATA_FOLDER) : openPostgres(DATABASE_URL);

/** Starts whole or not at all. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { config } = options;
  const logger = pino({
    level: config.LOG_LEVEL,
    redact: ['token', '*.token', 'authorization', '*.authorization'],
  });
  const node = randomBytes(6).toString('hex');
  const storage = options.storage ?? (await openStorage(config));
  try {
    return await startWith(storage, node, logger, options);
  } catch (thrown) {
    await storage.close();
    throw thrown;
  }
};

const startWith = async (
  storage: Storage,
  node: string,
  logger: Logger,
  options: ServerOptions,
): Promise<RunningServer> => {
  const { config, pool = createPool(PLAYABLE_CARDS), page, sleepsAfter, bots } = options;
  const metrics: Metrics = newMetrics({
    connections: () => upgrades.size,
    tables: () => host.size,
    tablesAwake: () => host.awake,
    bots: () => host.bots.size,
  });
  const host = hostOf(storage, node, pool, {
    metrics,
    logger,
    ...(sleepsAfter !== undefined && { sleepsAfter }),
    ...(bots && { bots }),
  });
  const service = new Service(host, storage);
  const upgrades = new Upgrades({
    storage,
    node,
    ...limitsIn(config),
    checkedEvery: options.keysCheckedEvery,
    world: worldOf(service, metrics, logger),
  });
  const nodes = config.NATS_URL === '' ? null : await joinNodes(config, node, { service, upgrades, logger });
  const mailer = options.mailer ?? mailerOf(config, logger);
  const app = await makeApp({
    storage,
    tournaments: new Tournaments(storage, host),
    pool,
    rules: host.rules,
    metrics,
    logger,
    trustProxy: config.TRUST_PROXY,
    page: page ?? null,
    isReady: () => isReady(storage),
    signedOut: (account) => {
      upgrades.closeAccount(account);
      nodes?.signOut(account);
    },
    operatorKey: config.OPERATOR_KEY,
    mailer,
    ...(options.onRoute && { onRoute: options.onRoute }),
    site: () => siteAt(config, app.server.address()),
    guestsPerMinute: config.GUESTS_PER_MINUTE,
  });
  app.server.on('upgrade', upgrades.upgrade);
  await app.listen({ host: config.HOST, port: config.PORT });
  const port = portOf(config, app.server.address());
  logger.info({ node, port }, 'the server is there');
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    upgrades.end();
    await host.end();
    await nodes?.leave();
    await app.close();
    mailer.close();
    await storage.close();
    logger.info({ node }, 'the server has ended');
  };
  return {
    port,
    node,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};

const limitsIn = (config: ServerConfig) => ({
  origins: config.ORIGINS,
  trustProxy: config.TRUST_PROXY,
  mostConnections: config.MOST_CONNECTIONS,
  mostAttempts: config.ATTEMPTS_PER_ADDRESS,
  mostOfAddress: config.CONNECTIONS_PER_ADDRESS,
  engine: ENGINE_VERSION,
});

type Address = ReturnType<Server['address']>;
const portOf = ({ PORT }: ServerConfig, address: Address): number =>
  typeof address === 'object' && address !== null ? address.port : PORT;
/** Never as a request says it: links in mails lead there. */
const siteAt = (config: ServerConfig, address: Address): string =>
  (config.SITE_URL || `http://localhost:${portOf(config, address)}`).replace(/\/+$/, '');
const mailerOf = ({ SMTP_URL, MAIL_FROM, DATA_FOLDER }: ServerConfig, logger: Logger): Mailer =>
  SMTP_URL === ''
    ? fileMailer(DATA_FOLDER, (file) => logger.warn({ file }, 'a mail is in a file: SMTP_URL is not set'))
    : smtpMailer(SMTP_URL, MAIL_FROM);

const hostOf = (
  storage: Storage,
  node: string,
  pool: CardPool,
  {
    metrics,
    logger,
    sleepsAfter,
    bots,
  }: Pick<ServerOptions, 'sleepsAfter' | 'bots'> & { readonly metrics: Metrics; readonly logger: Logger },
): Host =>
  new Host({
    storage,
    node,
    pool,
    ...(sleepsAfter !== undefined && { sleepsAfter }),
    ...(bots && { bots }),
    watch: {
      wrote: (_entries, took) => metrics.written.observe(took / 1000),
      failed: (thrown) => {
        metrics.writeFailures.inc();
        logger.warn({ err: thrown }, 'something that is tried again has failed');
      },
      acted: (act) => metrics.acts.inc({ act }),
    },
  });

const joinNodes = async (
  { NATS_URL, NATS_SITE }: ServerConfig,
  node: string,
  {
    service,
    upgrades,
    logger,
  }: { readonly service: Service; readonly upgrades: Upgrades; readonly logger: Logger },
): Promise<Nodes> => {
  const nodes = await Nodes.join({
    url: NATS_URL,
    site: NATS_SITE,
    node,
    service,
    connection: (key) => upgrades.connection(key),
    signedOut: (account) => upgrades.closeAccount(account),
    failed: (thrown) => logger.warn({ err: thrown }, 'a message between nodes was lost'),
  });
  service.join(nodes);
  return nodes;
};

const isReady = async (storage: Storage): Promise<boolean> => {
  try {
    await storage.check();
    return true;
  } catch {
    return false;
  }
};

const worldOf = (service: Service, metrics: Metrics, logger: Logger): ConnectionWorld => ({
  handle: async (watcher, read) => {
    if ('wrong' in read) return { type: 'refused', re: read.re, refusal: refuse('malformed', read.wrong) };
    const { message } = read;
    try {
      return await service.handle(watcher, message);
    } catch (thrown) {
      logger.error({ err: thrown, type: message.type }, 'a message could not be handled');
      return refusedTo(message.re, refuse('unavailable'));
    }
  },
  closed: (connection) => {
    void service
      .left(connection)
      .catch((thrown) => logger.error({ err: thrown }, 'a connection could not be left'));
  },
  refused: (reason) => metrics.refusals.inc({ reason }),
  acknowledged: (took) => metrics.acknowledged.observe(took / 1000),
  tooSlow: () => metrics.slowClients.inc(),
});
