/** `npm run chaos:server`: kills a part of a site at random moments while duels are played, and looks whether anything was lost. */
import { parseArgs } from 'node:util';
import { Crowd } from './crowd.ts';
import { hasNats, postgresPrograms, wait } from './part.ts';
import { makeSite, SITES, type SiteKind } from './site.ts';
import { faultsIn } from './verdict.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '200' },
    tables: { type: 'string', default: '6' },
    site: { type: 'string' },
  },
});
const isThere = postgresPrograms() !== null && hasNats();
const site: SiteKind = SITES.find((each) => each === values.site) ?? (isThere ? 'nodes' : 'embedded');
const [times, tables] = [Number(values.times), Number(values.tables)];
if (!Number.isInteger(times) || !Number.isInteger(tables) || times < 1 || tables < 1) {
  console.error('Expected whole numbers: --times 200 --tables 6 [--site nodes|embedded]');
  process.exit(2);
}
/** Between two kills. */
const QUIET = 1200;
const PATIENCE = 20_000;
const GOAL = 2000;

const pick = <T>(all: readonly T[]): T => {
  const found = all[Math.floor(Math.random() * all.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};
const quantile = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);

const made = await makeSite(site);
const { nodes, parts } = made;
/** A node that is there: each seat prefers another one. */
const urlFor = (seat: 0 | 1, table: number): string => {
  const up = nodes.filter(({ isWanted }) => isWanted);
  const from = up.length > 0 ? up : nodes;
  return `http://127.0.0.1:${from[(seat + table) % from.length]?.port}`;
};
const crowd = new Crowd({ urlFor, thinks: () => 20 + 60 * Math.random(), answersInDuel: 150 });
const back = new Map<string, number[]>(parts.map(({ name }) => [name, []]));
console.log(`${site}: ${tables} tables, ${times} kills of ${parts.map(({ name }) => name).join(', ')}`);
try {
  await crowd.sit(tables);
  for (let kill = 1; kill <= times; kill++) {
    await wait(QUIET * Math.random());
    const part = pick(parts);
    if (process.env.DEBUG) console.log(`${part.name} is killed`);
    await part.kill();
    await wait(500 * Math.random());
    await part.start();
    const took = await crowd.allGoOn(performance.now(), PATIENCE);
    if (process.env.DEBUG) console.log(`${part.name}: ${Math.round(took)} ms`);
    back.get(part.name)?.push(took);
    if (crowd.trouble) throw crowd.trouble;
    const [fallen] = parts.flatMap((each) => each.fallen);
    if (fallen !== undefined) throw new Error(fallen);
    if (kill % 10 === 0 || kill === times)
      console.log(
        `${kill} kills, ${crowd.acknowledged.length} answers acknowledged, ${crowd.tables.length} tables`,
      );
  }
  crowd.end();
  await wait(500);
  const storage = await made.stored();
  const faults = await faultsIn(storage, crowd.tables, crowd.acknowledged);
  await storage.close();
  for (const fault of faults.slice(0, 20)) console.error(fault);
  for (const [name, all] of back) {
    const sorted = [...all].sort((one, other) => one - other);
    if (sorted.length > 0)
      console.log(
        `${name}: killed ${sorted.length} times; every table went on ${quantile(sorted, 0.5)} ms (median), ${quantile(sorted, 1)} ms (most) after it was back; ${sorted.filter((took) => took > GOAL).length} times over ${GOAL} ms`,
      );
  }
  console.log(
    `${crowd.acknowledged.length} answers acknowledged at ${crowd.tables.length} tables; ${faults.length} lost, doubled or wrong`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (thrown) {
  console.error(thrown, ...parts.flatMap((each) => each.fallen));
  process.exitCode = 1;
} finally {
  crowd.end();
  await made.remove();
}
process.exit();
