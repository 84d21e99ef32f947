/** Servers for the tests, in this process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type ServerConfig } from './config.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';
import { openEmbedded } from './storage/embedded.ts';
import type { Storage } from './storage/storage.ts';
import { template } from './storage/template.fixture.ts';
import { POOL } from './table/tables.fixture.ts';

/** Many clients come from this one address. */
const MANY = {
  GUESTS_PER_MINUTE: '100000',
  ATTEMPTS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
};
export const configOf = (environment: { readonly [name: string]: string } = {}): ServerConfig => {
  const read = readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...MANY, ...environment });
  if ('wrong' in read) throw new Error(read.wrong.join('\n'));
  return read.config;
};
export interface Tried {
  readonly server: RunningServer;
  readonly storage: Storage;
  /** What was sent. */
  readonly mails: readonly Mail[];
  readonly url: string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
}
/** On a data folder of its own, or one that is there. */
export const serverIn = async (
  folder?: string,
  more: Partial<Omit<ServerOptions, 'mailer'>> & { readonly mailer?: Partial<Mailer> } = {},
): Promise<Tried> => {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'server-')));
  const storage = await openEmbedded(place, await template());
  const mails: Mail[] = [];
  const mailer: Mailer = {
    reaches: false,
    send: async (mail) => void mails.push(mail),
    close: () => undefined,
    ...more.mailer,
  };
  const server = await startServer({ config: configOf(), pool: POOL, storage, ...more, mailer });
  return {
    server,
    storage,
    mails,
    url: `http://127.0.0.1:${server.port}`,
    folder: place,
    remove: async () => {
      await server.close();
      await rm(place, { recursive: true, force: true });
    },
  };
};
