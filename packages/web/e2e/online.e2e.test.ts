/** Two people play each other: two browsers, one server with a data folder. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, seriousFindings, useBrowser } from './browser.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { click, comesAs, giveUp } from './visitor.ts';

let server: ServerProcess;

const entryOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-entry]').getAttribute('data-entry'));
/** Whoever is asked chooses, one the first choice and the other the last, until so much has been written down. */
const playOn = async (pages: readonly [Page, Page], entries: number): Promise<void> => {
  for (;;) {
    for (const page of pages) {
      if ((await entryOf(page)) >= entries) return;
      const prompt = page.locator('[data-prompt]');
      if ((await prompt.count()) === 0) continue;
      const choices = prompt.locator('button[data-do]').filter({ visible: true });
      const choice = page === pages[0] ? choices.first() : choices.last();
      await choice.click({ timeout: 1000 }).catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
describeInBrowser('two people', () => {
  useBrowser();
  beforeAll(async () => {
    server = await serverProcess();
    await server.start();
  });
  afterAll(() => server.remove());

  test('play a best of three by a link, with a reload and a server that is killed in the middle', async () => {
    const ann = await comesAs('Ann', server.url);
    expect(await seriousFindings(ann)).toEqual([]);
    await click(ann, 'Open the table');
    const link =
      (await ann.locator('a[href*="#/online/"]').filter({ hasText: 'http' }).getAttribute('href')) ?? '';
    const bea = await comesAs('Bea', server.url, link.slice(link.indexOf('#') + 1));
    await click(bea, 'Sit down');
    const pages = [ann, bea] as const;
    await Promise.all(pages.map((page) => page.locator('[data-entry]').waitFor()));

    // Nothing has been decided yet: the reason is told.
    await click(ann, 'Take my last answer back');
    await ann.getByText('You have decided nothing that can be taken back.').waitFor();
    await playOn(pages, 8);
    await bea.reload();
    await bea.locator('[data-entry]').waitFor();
    const before = await entryOf(bea);
    await server.kill();
    await server.start();
    // Both are there again by themselves, and nothing is lost.
    await playOn(pages, before + 6);

    expect(await seriousFindings(ann)).toEqual([]);
    await giveUp(ann);
    await ann.getByRole('heading', { name: 'Exchange cards' }).waitFor();
    expect(await seriousFindings(ann)).toEqual([]);
    for (const page of pages) await click(page, 'Go on with the same deck');
    await Promise.all(pages.map((page) => page.locator('[data-entry]').waitFor()));
    await expect.poll(() => bea.getByText('Ann 0 – 1 Bea').count()).toBe(1);
    await giveUp(ann);
    await ann.getByText('Bea has won the Match.').waitFor();
    await bea.getByText('You have won the Match.').waitFor();
  });
});
