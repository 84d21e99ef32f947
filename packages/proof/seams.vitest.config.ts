/** The tests of the repository, with the source of one file changed: see `src/seams/tests.ts`. */
import { defineConfig, mergeConfig } from 'vitest/config';
import ofTheRepository from '../../vitest.config.ts';

interface Changed {
  readonly file: string;
  readonly source: string;
}
const changed = JSON.parse(process.env.SPELLSPEED_MISTAKE ?? 'null') as Changed | null;

export default mergeConfig(
  ofTheRepository,
  defineConfig({
    plugins: [
      {
        name: 'mistake',
        enforce: 'pre',
        load: (id) => (changed !== null && id.split('?')[0] === changed.file ? changed.source : undefined),
      },
    ],
  }),
);
