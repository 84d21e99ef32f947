/** How large and how quick the page is: `npm run test:page -- --figures` prints it. Nothing is asserted of a time. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { describeInBrowser, openPage, SIZES, useBrowser } from './browser.ts';
import { beginDuel, bytesBeforeFirstQuestion, bytesOfVisit } from './first-question.ts';
import { slowDown } from './typing.ts';

const print = (what: string, value: string): void => console.log(`${what.padEnd(64)} ${value}`);
/** 1.6 Mbit/s, as on a slow phone. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const MIDDLE = 0.5;
const middleOf = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[Math.floor(times.length * MIDDLE)] ?? Number.NaN;

const measuring = process.env.FIGURES ? describeInBrowser : describe.skip;
measuring('figures', () => {
  useBrowser();

  test.each(LANGUAGES)('bytes before the first question (%s)', async (language) => {
    const sum = await bytesBeforeFirstQuestion({ language });
    const what = `page and Worker before the first question, gzipped (${language})`;
    print(what, `${Math.round(sum / 1000)} kB (aim: 450)`);
    expect(sum).toBeGreaterThan(0);
  });

  test('bytes of a first visit', async () => {
    const asked: string[] = [];
    const page = await openPage({ onResponse: (response) => asked.push(response.url()) });
    await beginDuel(page);
    await page.getByRole('button', { name: 'Settings' }).first().press('Enter');
    await page.getByText(/^✓ Ready without network/).waitFor();
    const sum = await bytesOfVisit(page, asked);
    print(
      'a first visit until duels work without network, gzipped',
      `${Math.round(sum / 1000)} kB (aim: 1000)`,
    );
    expect(sum).toBeGreaterThan(0);
  });

  test('time to the first question on a slow phone', async () => {
    const page = await openPage({ at: '/none', size: 'phone' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await slowDown(page, 4);
    const start = Date.now();
    await page.goto(page.url().replace('#/none', '?slow#/'));
    await beginDuel(page);
    print(
      `first question, CPU 4 times slower, 1.6 Mbit/s, ${SIZES.phone.width} px`,
      `${Date.now() - start} ms (aim: 6000)`,
    );
  });

  test('time of a change in the deck editor', async () => {
    const page = await openPage({ at: '/decks' });
    await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
    const add = page.getByRole('button', { name: /^Add / }).first();
    await add.waitFor();
    const times = await page.evaluate(async () => {
      const taken: number[] = [];
      for (let change = 0; change < 15; change++) {
        const button = [...document.querySelectorAll('button')].find((each) =>
          each.ariaLabel?.startsWith('Add '),
        );
        const start = performance.now();
        button?.click();
        await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      return taken;
    });
    print(
      'a change in the deck editor, until it is painted (middle of 15)',
      `${Math.round(middleOf(times))} ms (aim: 50)`,
    );
    const search = page.getByRole('searchbox');
    const found = page.locator('search output');
    const before = await found.innerText();
    const start = Date.now();
    await search.fill('blue eyes wihte dragon');
    await expect.poll(() => found.innerText()).not.toBe(before);
    print('a search with a typing mistake among all cards, the first one', `${Date.now() - start} ms`);
    const again = Date.now();
    await search.fill('dark magician');
    await expect.poll(() => found.innerText()).not.toMatch(/^15 /);
    print('a search among all cards, the next one', `${Date.now() - again} ms`);
  });
});
