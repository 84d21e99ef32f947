import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_PAGE } from '../scripts/built-page.mjs';
import { serve } from '../scripts/serve.mjs';
import {
  describeInBrowser,
  type Opening,
  openPage,
  seriousFindings,
  testThoroughly,
  useBrowser,
} from './browser.ts';
import { beginDuel, bytesOfVisit } from './first-question.ts';

const PAGES = ['/rulings', '/cards', '/decks', '/replays', '/'];
/** In bytes, each file gzipped. */
const FIRST_VISIT = 1_000_000;
/** The service worker has kept the page itself. */
const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null) throw new Error('There is no service worker.');
  });

describeInBrowser('without network', () => {
  useBrowser();
  /** A host of its own with a copy of the page: it can bring a new version, and lose files. */
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-page-'));
  let host: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    cpSync(BUILT_PAGE, folder, { recursive: true, filter: (file) => !/\.(?:gz|br)$/.test(file) });
    host = await serve(0, folder);
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  const openHere = (opening: Opening = {}): Promise<Page> =>
    openPage({
      from: `http://localhost:${host.port}/`,
      forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
      ...opening,
    });
  const openSettings = (page: Page): Promise<void> =>
    page.getByRole('button', { name: 'Settings' }).first().press('Enter');

  test('a first visit takes less than 1 MB, says when duels work without network, and then they do', async () => {
    const asked: string[] = [];
    const page = await openHere({ onResponse: (response) => asked.push(response.url()) });
    await beginDuel(page);
    await isKept(page);
    await openSettings(page);
    await page.getByText('Ready without network: duels, and what you have opened.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(asked.length).toBeGreaterThan(100);
    expect(await bytesOfVisit(page, asked)).toBeLessThan(FIRST_VISIT);

    await page.context().setOffline(true);
    await page.reload();
    await page.locator('[data-prompt]').waitFor();
    await page.evaluate(() => location.assign('#/decks'));
    await page.getByText(/could not be loaded/).waitFor();
  });

  test('what somebody wants to keep is kept: every page works, and a duel can be begun', async () => {
    const page = await openHere();
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return link === null ? null : (await fetch(link.href)).json();
    });
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    await beginDuel(page);
    await isKept(page);
    await openSettings(page);
    await page.getByRole('button', { name: /^Keep everything \(\d+ MB\)$/ }).press('Enter');
    await page.getByText('Everything is kept and works without network.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
    await page.context().setOffline(true);
    await page.reload();
    for (const at of PAGES) {
      await page.evaluate((hash) => location.assign(hash), `#${at}`);
      await page.locator(`nav a[aria-current="page"][href="#${at}"]`).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.locator('[data-prompt]').waitFor();
    await page.evaluate(() => location.assign('#/rulings'));
    await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
    await page.getByRole('grid', { name: 'Field' }).waitFor();
  });

  testThoroughly('a new version is offered and waits; the page that is open goes on', async () => {
    const page = await openHere();
    await beginDuel(page);
    await isKept(page);
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// Another version.`);
    // The host looks at its files when it begins to serve.
    await host.close();
    host = await serve(host.port, folder);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const note = page.getByRole('region', { name: /new version/ });
    await note.waitFor();
    await page.locator('[data-prompt] button[data-do="enter-phase"]').last().click();
    await page.locator('[data-answers]:not([data-answers="0"])').waitFor();
    const answers = await page.locator('[data-answers]').getAttribute('data-answers');
    await note.getByRole('button', { name: 'Take it now' }).click();
    await note.waitFor({ state: 'detached' });
    // The duel is where it was.
    await page.locator(`[data-answers="${answers}"]`).waitFor();
  });

  test('what failed to load is loaded when the network is there again', async () => {
    const page = await openPage({ forgiven: /ERR_FAILED/ });
    let refused = 0;
    await page.route(/page-[^/]*\.js$/, (route) => {
      refused++;
      return refused <= 2 ? route.abort() : route.continue();
    });
    await page.evaluate(() => location.assign('#/replays'));
    await page.getByRole('heading', { level: 1, name: 'Replays' }).waitFor();
    expect(refused).toBeGreaterThan(0);
  });
});
