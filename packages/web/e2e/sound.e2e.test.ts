import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, seriousFindings, useBrowser } from './browser.ts';
import { beginDuel } from './first-question.ts';

/** Runs on the page: counts the tones instead of playing them. */
const countTones = (): void => {
  const page = globalThis as unknown as { tones: number };
  page.tones = 0;
  AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
    apply: (create, context, given) => {
      page.tones++;
      return Reflect.apply(create, context, given);
    },
  });
};
const tones = (page: Page): Promise<number> => page.evaluate('tones');

describeInBrowser('sounds', () => {
  useBrowser();

  test('are off for who wants no motion, and can be turned on with a volume that is kept', async () => {
    const page = await openPage({ luck: 5 });
    await page.evaluate(countTones);
    await beginDuel(page);
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    const on = page.getByRole('checkbox', { name: 'Sounds of the duel' });
    expect(await on.isChecked()).toBe(false);
    expect(await page.getByRole('slider', { name: 'Volume' }).isDisabled()).toBe(true);
    await on.check();
    await page.getByRole('slider', { name: 'Volume' }).fill('30');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await tones(page)).toBe(0);
    await page.getByRole('button', { name: 'Give up' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).press('Enter');
    await page.locator('[data-outcome="lost"]').waitFor();
    await expect.poll(() => tones(page)).toBeGreaterThan(0);
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).press('Enter');
    expect(await on.isChecked()).toBe(true);
    expect(await page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('30');
  });
});
