import { expect, test } from 'vitest';
import { describeInBrowser, openPage, useBrowser } from './browser.ts';

describeInBrowser('the Worker', () => {
  useBrowser();

  test('crashes, and the duel goes on from the last answers; the error can be copied', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    await page.locator('[data-prompt]').waitFor();
    const answers = await page.locator('[data-answers]').getAttribute('data-answers');
    const hand = await page.getByRole('button', { name: /^Your hand: / }).allInnerTexts();
    const [worker] = page.workers();
    if (worker === undefined) throw new Error('There is no Worker.');
    const isGone = new Promise((resolve) => worker.once('close', resolve));
    // As if something had gone wrong that nobody catches.
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('The Worker is out of order.');
      });
    });
    // The page has heard of it.
    await isGone;
    await page.locator('[data-prompt] button[data-do="enter-phase"]').last().click();
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: /^Copy/ }).waitFor();
    expect(await page.locator('[data-answers]').getAttribute('data-answers')).toBe(answers);
    expect(await page.getByRole('button', { name: /^Your hand: / }).allInnerTexts()).toEqual(hand);
    await page.locator('[data-prompt] button[data-do="enter-phase"]').last().click();
    await page.locator(`[data-answers]:not([data-answers="${answers}"])`).waitFor();
  });
});
