/** Runs tests with one mistake at a time: Vitest loads the changed source in the place of the file (`seams.vitest.config.ts`). */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './compiler.ts';

const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const CONFIG = join(ROOT, 'packages/proof/seams.vitest.config.ts');
/** Longer than any of these tests on a busy machine; a mistake may make one go on for ever. */
const TIME_LIMIT = 600_000;

export interface Tried {
  readonly passed: boolean;
  readonly output: string;
}
/** Runs the tests of a file; with a change, that source stands in the place of that file. */
export const runTests = (
  testFile: string,
  change?: { readonly file: string; readonly source: string },
): Tried => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--config', CONFIG, '--root', ROOT, '--bail', '1', testFile],
    {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: TIME_LIMIT,
      env: {
        ...process.env,
        ...(change && { SPELLSPEED_MISTAKE: JSON.stringify({ ...change, file: join(ROOT, change.file) }) }),
      },
    },
  );
  return { passed: status === 0, output: `${stdout}${stderr}` };
};
