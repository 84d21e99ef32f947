import { READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeThoroughly, goTo, openPage, useBrowser } from './browser.ts';

const asked = (page: Page) => page.locator('[data-prompt]');
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'You lose.' }).waitFor();
};
/** On in the duel, whatever is asked: to a phase, or without activating anything. */
const goOn = (page: Page): Promise<void> =>
  asked(page).locator('button[data-do="enter-phase"], button[data-do="pass"]').last().click();
const endTurn = async (page: Page): Promise<string> => {
  await goOn(page);
  await page.locator('[data-answers]:not([data-answers="0"])').waitFor();
  return (await page.locator('[data-answers]').getAttribute('data-answers')) ?? '';
};

describeThoroughly('a stranger’s first ten minutes', () => {
  useBrowser();

  test('lead from a first duel to a deck of their own, through replays and rulings, and lose nothing', async () => {
    const page = await openPage({ luck: 7, forgiven: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
    // A first duel, given up, played again.
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    await asked(page).waitFor();
    expect(await page.title()).toMatch(/^Turn 1 · Duel · Spellspeed$/);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).click();
    await giveUp(page);
    await page.getByRole('link', { name: 'To the replays' }).click();
    await page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click();
    await page.getByRole('slider', { name: 'Point of the duel' }).waitFor();
    await page.getByRole('button', { name: 'Close the replay' }).click();
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await asked(page).waitFor();
    const answers = await endTurn(page);

    // A deck from a list, a card that is searched with a typing mistake, a duel with it.
    await goTo(page, '/decks');
    const list = makeYdk(READY_MADE_DECKS['elemental-hero']);
    await page.getByRole('textbox', { name: 'A .ydk list or a ydke:// link' }).fill(list);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('heading', { name: 'Main Deck: 40' }).waitFor();
    await page.getByRole('searchbox').fill('mistical space tyfoon');
    await page.getByRole('button', { name: 'Add Mystical Space Typhoon' }).click();
    await page.getByRole('heading', { name: 'Main Deck: 41' }).waitFor();
    await page.getByRole('button', { name: 'Duel with this deck' }).click();
    await page.getByRole('heading', { name: 'Open duels' }).waitFor();
    await page.getByRole('button', { name: 'Begin the duel' }).click();
    await page.locator('[data-answers="0"]').waitFor();

    // A ruling, and on from there while the other duels wait.
    await goTo(page, '/rulings');
    await page.getByRole('searchbox').fill('attack replay');
    await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
    await page
      .getByRole('button', { name: /^Go on from here/ })
      .first()
      .click();
    await page.locator('[data-answers]').waitFor();
    expect(page.url()).not.toContain('rulings');
    await page.reload();
    await page.getByRole('button', { name: 'Duels (+2)' }).click();
    const open = page.getByRole('list', { name: 'Open duels' });
    await open.getByRole('button', { name: /^Go on with Yugi/ }).click();
    await page.locator(`[data-answers="${answers}"]`).waitFor();

    // And all of it without network.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(`[data-answers="${answers}"]`).waitFor();
    await goOn(page);
    await page.locator(`[data-answers]:not([data-answers="${answers}"])`).waitFor();
    await goTo(page, '/replays');
    await page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click();
    await page.getByRole('slider', { name: 'Point of the duel' }).waitFor();
  });
});
