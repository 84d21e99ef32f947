import { defineConfig } from 'vitest/config';
import { PATIENCE } from './patience.ts';

/** The built page in a real browser. Not part of the quick tests: `npm run test:page`, and `npm test` runs both. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/**/*.e2e.test.ts'],
    globalSetup: ['e2e/set-up.ts'],
    testTimeout: 4 * PATIENCE,
    // On a machine where nobody looks a test that fails is tried once more, and told as flaky if it passes then: a browser now and then drops a step.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    // One browser for all files, and their modules are loaded once.
    isolate: false,
    maxWorkers: process.env.FIGURES ? 1 : 2,
  },
});
