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
  await buildAsShipped();
  const served = await serve(0);
  project.provide('page', `http://localhost:${served.port}/`);
  return served.close;
}

/** As `npm start` builds it: what runs the tests says `test`, and with that a page would get the slow React for those who write it. */
const buildAsShipped = async (): Promise<void> => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'warn' });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
};
