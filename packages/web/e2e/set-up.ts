/** Before the end-to-end tests: builds the page and serves it. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { serve } from '../scripts/serve.mjs';
import { chromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is served; null where there is no browser to open it. */
    readonly page: string | null;
  }
}

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (chromium() === null) {
    if (process.env.CI) throw new Error('There is no Chromium: the end-to-end tests of the page cannot run.');
    console.warn(
      '\n*** NO CHROMIUM: the end-to-end tests of packages/web are SKIPPED. apt-get install chromium ***\n',
    );
    project.provide('page', null);
    return undefined;
  }
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
  const served = await serve(0);
  project.provide('page', `http://localhost:${served.port}/`);
  return served.close;
}
