import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, goTo, inAllOf, openPage, seriousFindings, useBrowser } from './browser.ts';
import { type Hands, keyboardOf, mouse } from './duellist.ts';
import { beginDuel } from './first-question.ts';

const TYPHOON = 5318639;
/** What a page shows when it is there. */
type Looked = (what: string) => Promise<void>;

/** Gives the duel up, from the settings. */
const giveUp = async (page: Page, { use }: Hands): Promise<void> => {
  await use(page.getByRole('button', { name: 'Settings' }));
  await use(page.getByRole('dialog').getByRole('button', { name: 'Give up' }));
  await use(page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }));
  await page.getByRole('heading', { name: 'You lose.' }).waitFor();
};
/** A duel with its dialogs, its end, and the replay of it. */
const throughADuel = async (page: Page, looked: Looked): Promise<void> => {
  await beginDuel(page);
  await looked('the first question');
  for (const name of ['Settings', 'Duels', 'Keys']) {
    await (name === 'Keys' ? page.keyboard.press('?') : page.getByRole('button', { name }).click());
    await page.getByRole('dialog').waitFor();
    await looked(name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await giveUp(page, mouse);
  await looked('the result');
  await goTo(page, '/replays');
  await looked('/replays');
  await page
    .getByRole('button', { name: /^Watch/ })
    .first()
    .click();
  await page.getByRole('slider', { name: 'Point of the duel' }).waitFor();
  await looked('a replay');
};
const throughDecks = async (page: Page, looked: Looked): Promise<void> => {
  await goTo(page, '/decks');
  await looked('/decks');
  await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
  await page.getByRole('button', { name: /^Add / }).first().waitFor();
  await looked('the deck editor');
};
const throughCards = async (page: Page, looked: Looked): Promise<void> => {
  await goTo(page, '/cards');
  await looked('/cards');
  await page.evaluate((passcode) => location.assign(`#/cards/${passcode}`), TYPHOON);
  await page.getByRole('heading', { level: 1, name: 'Mystical Space Typhoon' }).waitFor();
  await looked('a card');
};
const throughRulings = async (page: Page, looked: Looked): Promise<void> => {
  await goTo(page, '/rulings');
  await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().waitFor();
  await looked('/rulings');
  await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Go on from here/ })
    .first()
    .waitFor();
  await looked('a ruling');
  await page.evaluate(() => location.assign('#/rulings/edit'));
  await page.getByRole('heading', { level: 1, name: 'Build a field' }).waitFor();
  await looked('the field editor');
  await page.evaluate(() => location.assign('#/no-such-page'));
  await page.getByRole('link', { name: 'To the duel' }).waitFor();
  await looked('no page');
};

describeInBrowser('every page', () => {
  useBrowser();

  test.each(
    inAllOf(['light', 'dark'], ['dark']),
  )('has nothing serious for axe to find (%s)', async (scheme) => {
    const page = await openPage({ scheme, luck: 7 });
    const looked: Looked = async (what) => expect(await seriousFindings(page), what).toEqual([]);
    await looked('/');
    await throughADuel(page, looked);
    await throughDecks(page, looked);
    await throughCards(page, looked);
    await throughRulings(page, looked);
  });

  test('is used with the keyboard alone: a duel, its replay, a deck, a ruling', async () => {
    const page = await openPage({ luck: 7 });
    const keyboard = keyboardOf(page);
    const answered = page.locator('[data-answers]:not([data-answers="0"])');
    await keyboard.use(page.getByRole('button', { name: 'Begin the duel' }));
    await page.locator('[data-prompt]').waitFor();
    await keyboard.use(page.locator('[data-prompt] button[data-do="enter-phase"]').last());
    await answered.waitFor();
    await page.locator('[data-prompt]').waitFor();
    await giveUp(page, keyboard);

    await keyboard.use(page.getByRole('link', { name: 'To the replays' }));
    await keyboard.use(page.getByRole('button', { name: /^Watch/ }).first());
    const slider = page.getByRole('slider', { name: 'Point of the duel' });
    await keyboard.goTo(slider);
    const before = await slider.inputValue();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).not.toBe(before);
    await keyboard.use(page.getByRole('button', { name: 'Close the replay' }));

    await keyboard.use(page.getByRole('link', { name: 'Decks' }));
    await keyboard.use(page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }));
    await page.getByRole('heading', { name: 'Main Deck: 40' }).waitFor();
    await keyboard.goTo(page.getByRole('searchbox'));
    await page.keyboard.type('pot of greed');
    await keyboard.useInList(page.getByRole('button', { name: 'Add Pot of Greed' }));
    await page.getByRole('heading', { name: 'Main Deck: 41' }).waitFor();

    await keyboard.use(page.getByRole('link', { name: 'Rulings' }));
    const search = page.getByRole('searchbox');
    await search.waitFor();
    await keyboard.goTo(search);
    await page.keyboard.type('attack replay');
    await keyboard.use(page.getByRole('list', { name: 'Rulings' }).getByRole('link').first());
    await keyboard.use(page.getByRole('button', { name: /^Forward/ }));
    await page.getByText(/^Step 1 of \d+/).waitFor();
  });
});
