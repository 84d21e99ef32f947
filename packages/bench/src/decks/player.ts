/** A program that plays what the bench orders, with the engine that lies in the folder of its first argument. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Order } from './orders.ts';
import { answerWith, type Packages } from './play-order.ts';

interface Manifest {
  readonly exports: { readonly '.': { readonly default: string } };
}
/** A package as it was built in that folder, by its own door. */
const load = async <Name extends keyof Packages>(name: Name): Promise<Packages[Name]> => {
  const folder = join(process.argv[2] ?? '.', 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return (await import(pathToFileURL(join(folder, manifest.exports['.'].default)).href)) as Packages[Name];
};

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
const answer = answerWith(
  { engine: await load('engine'), cards: await load('cards'), bots: await load('bots') },
  cpuTime,
);
process.on('message', (order: Order) => process.send?.(answer(order)));
process.on('disconnect', () => process.exit());
