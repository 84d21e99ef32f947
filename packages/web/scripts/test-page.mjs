/** `npm run test:page`: the built page in a browser; with `--figures` it only measures and prints how large and how quick the page is. */
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const isMeasured = given.includes('--figures');
const others = given.filter((each) => each !== '--figures');
const files = isMeasured ? ['figures'] : [];
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'packages/web/e2e/vitest.config.ts', ...files, ...others],
  { stdio: 'inherit', env: { ...process.env, ...(isMeasured && { FIGURES: '1' }) } },
);
process.exit(status ?? 1);
