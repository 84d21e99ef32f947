import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, inAllOf, openPage, useBrowser } from './browser.ts';

const PHONE = { width: 390, height: 844 };
const SCREEN = { width: 1280, height: 720 };
const SIZES = [
  PHONE,
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  SCREEN,
  { width: 1920, height: 1080 },
];
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('Something cannot be seen.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
const field = (page: Page): Locator => page.getByRole('grid', { name: 'Field' });
const prompt = (page: Page): Locator => page.locator('[data-prompt]');

describeInBrowser('every size', () => {
  useBrowser();

  test.each(
    inAllOf(SIZES, [PHONE, SCREEN]),
  )('shows the field and the question at once, and the field stays where it is ($width × $height)', async ({
    width,
    height,
  }) => {
    const page = await openPage({ luck: 7 });
    await page.setViewportSize({ width, height });
    await page.locator('form button[type="submit"]').click();
    await prompt(page).waitFor();
    const before = await boxOf(field(page));
    const question = await boxOf(prompt(page));
    for (const box of [before, question]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width + 1);
      expect(box.bottom).toBeLessThanOrEqual(height + 1);
    }
    const isBeside = question.x >= before.right;
    expect(isBeside || question.y >= before.bottom).toBe(true);
    // As large as the height lets it be.
    expect(Math.max(before.height / height, before.width / width)).toBeGreaterThan(0.66);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await prompt(page).locator('button[data-do="enter-phase"]').last().click();
    await page.locator('[data-answers]:not([data-answers="0"])').waitFor();
    await prompt(page).waitFor();
    const after = await boxOf(field(page));
    // What lies in the hands may be more or less; where the field is does not change.
    expect([Math.round(after.x), Math.round(after.y)]).toEqual([Math.round(before.x), Math.round(before.y)]);
  });

  test.each(inAllOf(SIZES, [PHONE, SCREEN]))('no page is wider than the window ($width × $height)', async ({
    width,
    height,
  }) => {
    // In Italian words are long.
    const page = await openPage({ at: '/rulings', language: 'it' });
    await page.setViewportSize({ width, height });
    await page.getByRole('list').first().waitFor();
    for (const at of ['/rulings', '/decks', '/cards', '/replays', '/rulings/edit', '/']) {
      await page.evaluate((hash) => location.assign(hash), `#${at}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const chapters = page.locator('main select').last();
      if (at === '/rulings') await expect.poll(() => chapters.locator('option').count()).toBeGreaterThan(5);
      expect(await page.evaluate('document.documentElement.scrollWidth'), at).toBeLessThanOrEqual(width);
    }
  });
});
