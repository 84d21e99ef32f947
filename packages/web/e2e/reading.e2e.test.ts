import { READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, goTo, openPage, seriousFindings, useBrowser } from './browser.ts';

const peek = (page: Page): Locator => page.locator('[data-peek]');
const isRead = async (page: Page, name: string): Promise<void> => {
  await peek(page).getByText(name, { exact: true }).first().waitFor();
  await peek(page).getByRole('region', { includeHidden: true }).waitFor();
};
const isReadNoMore = (page: Page): Promise<void> => peek(page).waitFor({ state: 'detached' });
const aside = async (page: Page): Promise<void> => {
  await page.mouse.move(2, 2);
  await isReadNoMore(page);
};
/** A finger stays on it. */
const pressLong = async (page: Page, on: Locator): Promise<void> => {
  const box = await on.boundingBox();
  if (box === null) throw new Error('There is nothing to touch.');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await peek(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
const begin = async (page: Page, seed: number): Promise<void> => {
  await page.locator('input[inputmode="numeric"]').fill(String(seed));
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-prompt]').waitFor();
};
const inHand = (page: Page): Locator =>
  page.getByRole('gridcell').getByRole('button', { name: /^Your hand/ });
const REINFORCEMENT = 32807846;

describeInBrowser('a card can be read wherever it is shown', () => {
  useBrowser();

  test('pointed at on the field, in the log and in a pile; focused; and in the deck editor', async () => {
    const page = await openPage();
    await begin(page, 7);
    await inHand(page).filter({ hasText: 'Man-Eater Bug' }).hover();
    await isRead(page, 'Man-Eater Bug');
    await aside(page);

    const log = page.getByRole('region', { name: 'Log' });
    await log.getByRole('button', { name: '“Man-Eater Bug”' }).hover();
    await isRead(page, 'Man-Eater Bug');
    await aside(page);
    // With the keyboard: the arrow keys lead from card to card.
    await log.getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await peek(page).waitFor();
    await page.keyboard.press('Escape');
    await isReadNoMore(page);

    await page.getByRole('button', { name: /^Your Extra Deck/ }).click();
    // A dialog that opens under the mouse takes the focus: the mouse points at a card when it moves to it.
    await page.locator('[role="dialog"]:focus').waitFor();
    await page.mouse.move(2, 2);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Gaia the Dragon Champion/ })
      .hover();
    await isRead(page, 'Gaia the Dragon Champion');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await goTo(page, '/decks');
    await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
    await page
      .getByRole('row', { name: /Blue-Eyes White Dragon/ })
      .first()
      .hover();
    await isRead(page, 'Blue-Eyes White Dragon');
  });

  test('a long press reads a card on a phone, and presses nothing', async () => {
    const page = await openPage({ size: 'phone' });
    await begin(page, 7);
    await pressLong(page, inHand(page).filter({ hasText: 'Man-Eater Bug' }));
    await isRead(page, 'Man-Eater Bug');
    expect(await page.getByRole('menu').count()).toBe(0);
    await page.touchscreen.tap(200, 4);
    await isReadNoMore(page);
  });

  test('many cards to choose from are a sorted grid with copies together, and a part of a name finds one', async () => {
    // Reinforcement of the Army searches the Deck for a Warrior.
    const { main, extra } = READY_MADE_DECKS['elemental-hero'];
    const others = main.filter((passcode) => passcode !== REINFORCEMENT);
    const list = [REINFORCEMENT, REINFORCEMENT, REINFORCEMENT, ...others].slice(0, 40);
    const page = await openPage();
    await page.getByRole('radiogroup', { name: 'Your deck' }).getByText('Your own deck').click();
    await page.getByRole('textbox', { name: /ydke/ }).fill(makeYdk({ main: list, extra, side: [] }));
    await begin(page, 2);
    const search = inHand(page).filter({ hasText: 'Reinforcement of the Army' }).first();
    for (let seed = 3; (await search.count()) === 0; seed++) {
      await page.getByRole('button', { name: 'Duels' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'New duel' }).click();
      await begin(page, seed);
    }
    await search.click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    const question = page.locator('[data-prompt="cards"]');
    await question.waitFor();
    const cards = question.locator('button[data-do="card"]');
    const names = await cards.evaluateAll((all) =>
      all.map((each) => each.querySelector('.unseen')?.textContent ?? ''),
    );
    expect(new Set(names).size).toBe(names.length);
    await cards.first().hover();
    await isRead(page, names[0] ?? '');
    await aside(page);
    expect(await seriousFindings(page)).toEqual([]);
    const field = question.getByRole('textbox', { name: 'Part of the name' });
    await field.fill(names.at(-1)?.slice(0, 9) ?? '');
    await expect.poll(() => cards.count()).toBeLessThan(names.length);
    await cards.first().click();
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/You add/)
      .waitFor();
  });

  test('“why not” stands below the card’s text, what is possible first', async () => {
    const page = await openPage();
    await begin(page, 7);
    await inHand(page).filter({ hasText: 'Man-Eater Bug' }).click();
    await page.keyboard.press('Escape');
    const panel = page.getByRole('complementary', { name: 'The selected card' });
    const list = panel.getByRole('region', { name: 'What you can do with it now' });
    await list.getByRole('listitem').first().waitFor();
    const text = await panel.getByRole('region', { name: 'Card text' }).boundingBox();
    const possible = await list.boundingBox();
    expect(possible?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    const can = await list
      .locator('li')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-can')));
    expect(can).toEqual([...can].sort().reverse());
    expect(new Set(await list.locator('li').allInnerTexts()).size).toBe(can.length);
  });
});
