/** A whole site on this machine: two nodes with a Postgres and a NATS of its own, or one node with a data folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../storage/embedded.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Storage } from '../storage/storage.ts';
import { natsPart, nodePart, type Part, postgresPart } from './part.ts';

export const SITES = ['nodes', 'embedded'] as const;
export type SiteKind = (typeof SITES)[number];

export interface Site {
  readonly nodes: readonly Part[];
  /** Everything that can be killed. */
  readonly parts: readonly Part[];
  /** What is stored, read beside the nodes or after them. */
  readonly stored: () => Promise<Storage>;
  readonly remove: () => Promise<void>;
}
const GENEROUS = {
  GUESTS_PER_MINUTE: '100000',
  ATTEMPTS_PER_ADDRESS: '100000',
  CONNECTIONS_PER_ADDRESS: '100000',
};

export const makeSite = async (kind: SiteKind, nodeCount = 2, withNats = nodeCount > 1): Promise<Site> => {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
  return kind === 'embedded' ? embedded(folder) : severalNodes(folder, nodeCount, withNats);
};
const ended = async (parts: readonly Part[], folder: string): Promise<void> => {
  for (const part of parts) await part.kill(part.name.startsWith('node') ? 'SIGTERM' : 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
};
const embedded = async (folder: string): Promise<Site> => {
  const data = join(folder, 'data');
  const node = await nodePart('node 1', { ...GENEROUS, DATA_FOLDER: data });
  await node.start();
  return {
    nodes: [node],
    parts: [node],
    stored: async () => {
      await node.kill('SIGTERM');
      return openEmbedded(data);
    },
    remove: () => ended([node], folder),
  };
};
const severalNodes = async (folder: string, count: number, withNats: boolean): Promise<Site> => {
  const postgres = await postgresPart(folder);
  await postgres.start();
  const nats = withNats ? await natsPart() : null;
  await nats?.start();
  const url = `postgres://spellspeed@127.0.0.1:${postgres.port}/postgres`;
  const environment = {
    ...GENEROUS,
    DATABASE_URL: url,
    ...(nats && { NATS_URL: `nats://127.0.0.1:${nats.port}` }),
  };
  const nodes: Part[] = [];
  for (let index = 1; index <= count; index++) {
    const node = await nodePart(`node ${index}`, environment);
    await node.start();
    nodes.push(node);
  }
  const parts = [...nodes, ...(nats ? [nats] : []), postgres];
  return { nodes, parts, stored: () => openPostgres(url), remove: () => ended(parts, folder) };
};
