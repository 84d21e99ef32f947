import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, SIZES, seriousFindings, useBrowser } from './browser.ts';

/** Finds a card in the list by a part of its name. */
const find = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('searchbox').fill(words);
};
/** Places the card by its menu. */
const place = async (page: Page, card: string, zone: string): Promise<void> => {
  await find(page, card);
  await page.getByRole('button', { name: card, exact: true }).last().click();
  await page.getByRole('menuitem', { name: zone, exact: true }).click();
  await page.getByRole('grid', { name: zone }).getByRole('row', { name: card }).waitFor();
};

describeInBrowser('the editor of fields', () => {
  useBrowser();

  test.each([
    'desktop',
    'phone',
  ] as const)('a field is built by menus, asked about, exported, and played (%s)', async (size) => {
    const page = await openPage({ at: '/rulings/edit', size });
    await place(page, 'Kuriboh', 'A: hand');
    await place(page, 'Mirror Force', 'A: hand');
    await place(page, 'Celtic Guardian', 'B: Monster Zone');
    const guardian = page.getByRole('grid', { name: 'B: Monster Zone' });
    await guardian.getByRole('button', { name: /Celtic Guardian attack/ }).click();
    await page.getByRole('menuitem', { name: 'Set', exact: true }).click();
    await guardian.getByText('set', { exact: true }).waitFor();
    expect(await page.locator('pre').textContent()).toContain(
      'B:\n  monsters: [{ card: Celtic Guardian, set: true }]',
    );
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES[size].width,
    );

    await page.getByRole('button', { name: 'What is legal here?' }).click();
    await page.getByText('summon Kuriboh', { exact: true }).waitFor();
    await page.getByText(/^A cannot: activate “Mirror Force”/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // The address is the link.
    await page.reload();
    await guardian.getByText('set', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Go on from here as A' }).click();
    await page.getByRole('grid', { name: 'Field', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Your hand: Kuriboh/ }).waitFor();
  });

  test('cards are dragged with the keyboard', async () => {
    const page = await openPage({ at: '/rulings/edit' });
    await find(page, 'Sangan');
    const handle = page.getByRole('grid', { name: 'Cards' }).getByRole('button', { name: 'Drag Sangan' });
    await handle.focus();
    await page.keyboard.press('Enter');
    // The zones are gone through with Tab, the first is the hand of B.
    const gy = page.getByRole('grid', { name: 'B: GY' });
    for (let tabs = 0; tabs < 20; tabs++) {
      if ((await gy.getAttribute('data-drop-target')) === 'true') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await gy.getByRole('row', { name: 'Sangan' }).waitFor();
  });

  test('cards are dragged with the mouse', async () => {
    const page = await openPage({ at: '/rulings/edit' });
    await find(page, 'Sangan');
    const zone = page.getByRole('grid', { name: 'B: hand' });
    const from = await page
      .getByRole('grid', { name: 'Cards' })
      .getByRole('button', { name: 'Drag Sangan' })
      .boundingBox();
    const to = await zone.boundingBox();
    if (from === null || to === null) throw new Error('Something cannot be seen.');
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 20, { steps: 12 });
    await page.mouse.move(to.x + 44, to.y + 22, { steps: 4 });
    await page.mouse.up();
    await zone.getByRole('row', { name: 'Sangan' }).waitFor();
  });

  test('what cannot be is said with its place; so is a link that cannot be read', async () => {
    const page = await openPage({ at: '/rulings/edit?A.monsters=44095762' });
    await page.getByRole('button', { name: 'What is legal here?' }).click();
    await page.getByText(/Line 3, column .*Mirror Force.* expected a monster/).waitFor();
    const other = await openPage({ at: '/rulings/edit?A.hand=nothing' });
    await other.getByText('The link cannot be read: A.hand=nothing').waitFor();
  });
});
