import { expect, test } from 'vitest';
import { describeInBrowser, openPage, seriousFindings, useBrowser } from './browser.ts';

describeInBrowser('a puzzle', () => {
  useBrowser();

  test('is there for each day; its solution is shown, and a turn that is ended has missed it', async () => {
    const page = await openPage({ at: '/puzzles' });
    await page.getByRole('link', { name: /^Today: puzzle/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Puzzle \d+$/ }).count()).toBeGreaterThanOrEqual(100);
    await page
      .getByText(/^hard · 1 of \d+ first moves$/)
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Puzzle 1', exact: true }).press('Enter');
    await page.locator('[data-prompt="act"]').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show how it is won from here' }).press('Enter');
    await page.locator('[data-solution] li').first().waitFor();

    await page.locator('[data-prompt="act"]').getByRole('button', { name: 'End the turn' }).press('Enter');
    await page.locator('[data-state="missed"]').waitFor();
    await page.getByRole('button', { name: 'From the beginning' }).press('Enter');
    await page.locator('[data-prompt="act"]').waitFor();
    await page.locator('[data-node="-1"]').waitFor();
    await page.getByRole('button', { name: 'Try otherwise from here' }).press('Enter');
    await page.getByRole('region', { name: 'Lines' }).waitFor();
  });

  test('fits a phone', async () => {
    const page = await openPage({ at: '/puzzles?n=2', size: 'phone' });
    await page.locator('[data-prompt="act"]').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
