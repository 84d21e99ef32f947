/** Before the end-to-end tests: sees that the page is built, serves it, and starts the one browser. */
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { havePage } from '../scripts/have-page.mjs';
import { LOCAL, PUBLISHED } from '../scripts/kinds.mjs';
import { serve } from '../scripts/serve.mjs';
import { chromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is served; null where there is no browser to open it. */
    readonly page: string | null;
    /** Where the browser is that all files share. */
    readonly browser: string;
  }
}

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const executablePath = chromium();
  if (executablePath === null) {
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
  const browser = await playwright.launchServer({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await served.close();
  };
}
