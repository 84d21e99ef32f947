import { defineConfig } from 'vitest/config';

/** The built page in a real browser. Not part of the quick tests: `npm run test:page`, and `npm test` runs both. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['e2e/**/*.e2e.test.ts'],
    globalSetup: ['e2e/set-up.ts'],
    testTimeout: 600_000,
    // One browser at a time: two would only slow each other down.
    fileParallelism: false,
  },
});
