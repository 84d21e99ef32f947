/** `npm run bench:server`: bots over real WebSockets at many tables, and how long an answer takes. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { randomBot } from '@spellspeed/bots';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { wait } from '../chaos/part.ts';
import { makeSite, SITES, type SiteKind } from '../chaos/site.ts';
import { BotPlayer } from '../players/bot-player.ts';
import { QUICK, sitDown } from '../players/sit-down.ts';

const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    /** Answers of each duel in a second. */
    rate: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '1' },
    site: { type: 'string', default: 'nodes' },
  },
});
const numbers = [values.duels, values.seconds, values.rate, values.nodes].map(Number);
const [duels = 0, seconds = 0, rate = 0, nodeCount = 0] = numbers;
const site: SiteKind | undefined = SITES.find((each) => each === values.site);
if (site === undefined || numbers.some((number) => !(number > 0))) {
  console.error('Expected numbers: --duels 200 --seconds 20 --rate 1 --nodes 1 --site nodes|embedded');
  process.exit(2);
}
const DECKS = [READY_MADE_DECKS['yugi-starter'], READY_MADE_DECKS['kaiba-starter']] as const;
const TOGETHER = 10;

const made = await makeSite(site, nodeCount);
const urlOf = (index: number): string => `http://127.0.0.1:${made.nodes[index % made.nodes.length]?.port}`;
const taken: number[] = [];
const told: number[] = [];
let isCounting = false;

/** Two players of one table. Both think for as long as gives the table its rate. */
const play = async (index: number): Promise<readonly BotPlayer[]> => {
  const urls = [urlOf(index), urlOf(index + 1)] as const;
  const { table, tokens } = await sitDown(urls, DECKS, { ...QUICK, clock: { bank: 7200, increment: 0 } });
  const players: BotPlayer[] = [];
  for (const seat of [0, 1] as const)
    players.push(
      new BotPlayer({
        url: () => urls[seat],
        token: tokens[seat],
        table,
        bot: randomBot(2 * index + seat),
        thinks: () => (1000 / rate) * (0.5 + Math.random()),
        acknowledged: ({ took }) => {
          if (!isCounting) return;
          taken.push(took);
          // The opponent has been told before, or is told right now.
          const other = players[1 - seat];
          const at = performance.now();
          if (other) setImmediate(() => told.push(Math.max(took, took + other.toldAt - at)));
        },
      }),
    );
  return players;
};
const memoryOf = (port: number): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/metrics`).then((got) => got.text());
const metric = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
const quantile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN).toFixed(1);

try {
  const empty = metric(await memoryOf(made.nodes[0]?.port ?? 0), 'process_resident_memory_bytes');
  const players: BotPlayer[] = [];
  for (let index = 0; index < duels; index += TOGETHER)
    players.push(
      ...(
        await Promise.all(
          Array.from({ length: Math.min(TOGETHER, duels - index) }, (_, at) => play(index + at)),
        )
      ).flat(),
    );
  await wait(3000);
  const before = await Promise.all(made.nodes.map(({ port }) => memoryOf(port)));
  const delay = monitorEventLoopDelay();
  delay.enable();
  isCounting = true;
  const began = performance.now();
  await wait(seconds * 1000);
  isCounting = false;
  const lasted = (performance.now() - began) / 1000;
  const after = await Promise.all(made.nodes.map(({ port }) => memoryOf(port)));
  const sum = (texts: readonly string[], name: string): number =>
    texts.reduce((all, text) => all + metric(text, name), 0);
  const cpu = (sum(after, 'process_cpu_seconds_total') - sum(before, 'process_cpu_seconds_total')) / lasted;
  const sorted = [...taken].sort((one, other) => one - other);
  const sortedTold = [...told].sort((one, other) => one - other);
  const rss = sum(after, 'process_resident_memory_bytes') - made.nodes.length * empty;
  const load = spawnSync('cat', ['/proc/loadavg']).stdout?.toString().split(' ')[0] ?? '';
  console.log(
    [
      `${site}, ${made.nodes.length} node(s), ${duels} live duels, ${cpus().length} cores (load of the machine ${load})`,
      `answers: ${(taken.length / lasted).toFixed(0)} a second`,
      `acknowledged after p50 ${quantile(sorted, 0.5)} ms, p99 ${quantile(sorted, 0.99)} ms; opponent told p50 ${quantile(sortedTold, 0.5)} ms, p99 ${quantile(sortedTold, 0.99)} ms`,
      `processor of the node(s): ${(100 * cpu).toFixed(0)} % of a core; memory: ${(rss / duels / 1000).toFixed(0)} kB for each duel`,
      `the load's own event loop was late by ${(delay.mean / 1e6).toFixed(1)} ms (mean)`,
    ].join('\n'),
  );
  for (const player of players) player.close();
} finally {
  await made.remove();
}
process.exit();
