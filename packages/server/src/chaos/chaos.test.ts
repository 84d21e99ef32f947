/** A short run of `npm run chaos:server`, on what was built. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hasNats, postgresPrograms } from './part.ts';
import { SITES } from './site.ts';

const MAIN = fileURLToPath(new URL('../../dist/chaos/main.js', import.meta.url));
const hasAll = postgresPrograms() !== null && hasNats();
if (!hasAll) console.log('Skipped: kills in a site of two nodes; there is no Postgres or NATS to start.');

test.each(SITES)('no acknowledged answer is lost when a part of a site is killed: %s', (site) => {
  if (site === 'nodes' && !hasAll) return;
  const words = [MAIN, '--site', site, '--times', '3', '--tables', '2'];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/[1-9]\d* answers acknowledged at \d+ tables; 0 lost, doubled or wrong\n$/);
  expect(status).toBe(0);
});
