/**
 * `npm run test:page`: the built page in a browser; with `--thorough` in all sizes, colours and languages, and the long runs too; with
 * `--figures` it only measures and prints how large and how quick the page is.
 */
import { spawnSync } from 'node:child_process';

/** What each of these sets for the tests. */
const SETTINGS = { '--thorough': { PAGE_TESTS: 'thorough' }, '--figures': { FIGURES: '1' } };
const given = process.argv.slice(2);
const settings = given.flatMap((each) => SETTINGS[each] ?? []);
const others = given.filter((each) => !(each in SETTINGS));
const files = given.includes('--figures') ? ['figures'] : [];
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'packages/web/e2e/vitest.config.ts', ...files, ...others],
  { stdio: 'inherit', env: Object.assign({}, process.env, ...settings) },
);
process.exit(status ?? 1);
