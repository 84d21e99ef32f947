/** Before the end-to-end tests: sees that the page is built, and serves it. */
import type { TestProject } from 'vitest/node';
import { havePage } from '../scripts/have-page.mjs';
import { LOCAL, PUBLISHED } from '../scripts/kinds.mjs';
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
  // The figures are those of the page as it is published.
  if (!havePage(process.env.FIGURES ? PUBLISHED : LOCAL)) throw new Error('The page cannot be built.');
  const served = await serve(0);
  project.provide('page', `http://localhost:${served.port}/`);
  return served.close;
}
