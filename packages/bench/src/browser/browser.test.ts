import { expect, it } from 'vitest';
import { benchBrowser, printBrowser } from './bench-browser.ts';
import { chromiumIn } from './chromium.ts';

const PLAN = { decks: ['yugi-starter'], rounds: 1, duels: 1, warmUp: 1 };

it('says in one line that there is no browser', async () => {
  const result = await benchBrowser(PLAN, () => {}, '/nowhere');
  expect(printBrowser(PLAN, result)).toBe('The decks in a browser: skipped, there is no Chromium in PATH');
});
it.skipIf(chromiumIn(process.env.PATH ?? '') === undefined)(
  'plays the same duels in a Worker of a page as in Node',
  async () => {
    const result = await benchBrowser(PLAN, () => {});
    if ('skipped' in result) throw new Error(result.skipped);
    const [node, browser] = result.decks;
    expect(node?.player).toMatch(/^Node /);
    expect(browser).toMatchObject({ player: expect.stringMatching(/^Chromium /), isSame: true });
    expect(browser?.ratio?.median).toBeGreaterThan(0);
    expect(printBrowser(PLAN, result)).toContain('per second by the clock');
  },
);
