import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, inAllOf, openPage, seriousFindings, useBrowser } from './browser.ts';

/** Takes what is offered for a card of one's own hand or field. */
const does = async (page: Page, card: RegExp, deed: string): Promise<void> => {
  await page.getByRole('grid', { name: 'Field' }).getByRole('button', { name: card }).first().press('Enter');
  await page.getByRole('menuitem', { name: deed }).press('Enter');
};

describeInBrowser('a lesson', () => {
  useBrowser();

  test('is offered to who comes for the first time, says what was wrong, and is done with the keyboard', async () => {
    const page = await openPage();
    await page.getByRole('link', { name: /^New here/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'A turn' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await does(page, /^Your hand.*Celtic Guardian/, 'Set');
    await page.locator('[data-wrong="1"]', { hasText: 'A Set monster lies face-down' }).waitFor();
    await page.getByText('The rule behind it').press('Enter');
    await page.locator('details p', { hasText: 'face-down Defense Position' }).waitFor();
    await page.getByRole('button', { name: 'Hint' }).press('Enter');
    await page.getByText(/^Press the glowing card/).waitFor();

    await does(page, /^Your hand.*Celtic Guardian/, 'Normal Summon');
    await page.getByText('Step 2 of 3').waitFor();
    await page
      .getByRole('region', { name: 'Phases' })
      .getByRole('button', { name: /Battle Phase/ })
      .press('Enter');
    await page.getByText('Step 3 of 3').waitFor();
    await does(page, /^Your .*Celtic Guardian/, 'Attack');
    await page.locator('[data-over]').waitFor();
    await page.getByText('Well done!').waitFor();
    await page.getByRole('link', { name: /^Next lesson/ }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).press('Enter');
    await page.getByText('✓ Done').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test.each(inAllOf(['desktop', 'phone'], ['phone']))('fits a %s', async (size) => {
    const page = await openPage({ at: '/learn?lesson=pendulum', size });
    await page.locator('[data-prompt]').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      size === 'phone' ? 390 : 1440,
    );
    expect(await seriousFindings(page)).toEqual([]);
  });
});
