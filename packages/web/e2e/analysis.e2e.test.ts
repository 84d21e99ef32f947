import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, seriousFindings, useBrowser } from './browser.ts';
import { beginDuel } from './first-question.ts';
import { savedReplay } from './saved-replay.ts';

const openReplay = async (page: Page): Promise<void> => {
  const buffer = Buffer.from(await savedReplay(6));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'duel.json', mimeType: 'application/json', buffer });
  await page.getByRole('heading', { name: 'duel.json' }).waitFor();
};
const moves = (page: Page) => page.getByRole('region', { name: 'Lines' }).getByRole('button');

describeInBrowser('an analysis', () => {
  useBrowser();

  test('opens from a replay; one goes back, tries otherwise, and gives the tree away as a link', async () => {
    const page = await openPage({ at: '/replays' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReplay(page);
    const slider = page.getByRole('slider', { name: 'Point of the duel' });
    await slider.focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Try otherwise from here' }).press('Enter');
    await page.locator('[data-node]').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const before = await moves(page).count();
    expect(before).toBeGreaterThan(3);

    // To the beginning, and another first answer.
    await moves(page).first().press('Enter');
    await page.locator('[data-node="-1"]').waitFor();
    await page.getByText('Player A is asked.').waitFor();
    await page.locator('summary').press('Enter');
    await page.locator('[data-prompt="act"]').getByRole('button', { name: /^Set / }).first().press('Enter');
    await page.locator('[data-depth="1"]').waitFor();
    await page.getByRole('textbox', { name: 'Note on this move' }).fill('Waits for the attack');
    expect(await moves(page).count()).toBe(before + 1);
    await page.getByRole('button', { name: 'What would the bot do?' }).press('Enter');
    await page.getByText(/^I expect:|but one answer/).waitFor();

    await page.getByRole('button', { name: 'Copy a link' }).press('Enter');
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await openPage({ at: link.slice(link.indexOf('#') + 1) });
    await other.locator('[data-node]').waitFor();
    expect(await moves(other).count()).toBe(before + 1);
    await other.getByText('Waits for the attack').waitFor();

    // The other player's side of the table, the field, and what is kept.
    await other.getByRole('button', { name: 'Change this field' }).press('Enter');
    await other.getByRole('heading', { level: 1, name: 'Build a field' }).waitFor();
    await other.goBack();
    await other.getByRole('button', { name: 'All analyses' }).click();
    await other.getByRole('button', { name: /^Open duel.json/ }).waitFor();
  });

  test('gives a hint in a duel, by a key, in a sentence and no more than the player knows', async () => {
    const page = await openPage({ luck: 5 });
    await beginDuel(page);
    await page.keyboard.press('h');
    await page.getByRole('dialog', { name: 'Hint' }).waitFor();
    await page.getByRole('button', { name: 'What would the bot do?' }).press('Enter');
    await page.getByText(/^I expect:|but one answer/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('says what is wrong with a broken link, and fits on a phone', async () => {
    const page = await openPage({ at: '/analysis?tree=broken', size: 'phone' });
    expect(await page.getByRole('alert').textContent()).toMatch(/cannot be opened/);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
