import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, goTo, openPage, seriousFindings, useBrowser } from './browser.ts';

const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Begin the duel' }).click();
  await page.locator('[data-prompt]').waitFor();
};
/** Ends the turn, and waits for what is asked next: until then the question that was answered still stands there. */
const endTurn = async (page: Page): Promise<string> => {
  const before = await page.locator('[data-answers]').getAttribute('data-answers');
  await page.locator('[data-prompt] button[data-do="enter-phase"]').last().click();
  await page.locator(`[data-answers]:not([data-answers="${before}"])`).waitFor();
  await page.locator('[data-prompt]').waitFor();
  return (await page.locator('[data-answers]').getAttribute('data-answers')) ?? '';
};
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('heading', { name: 'You lose.' }).waitFor();
};
const table = (page: Page) => page.locator('[data-answers]');
const openOthers = (page: Page) => page.getByRole('list', { name: 'Open duels' });

describeInBrowser('nothing is lost', () => {
  useBrowser();

  test('“Go on from here” in a ruling leaves the duel that goes on where it is, also after a reload', async () => {
    const page = await openPage({ luck: 7 });
    await begin(page);
    const answers = await endTurn(page);
    const hand = await page.getByRole('button', { name: /^Your hand: / }).allInnerTexts();
    await goTo(page, '/rulings');
    await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().click();
    await page
      .getByRole('button', { name: /^Go on from here/ })
      .first()
      .click();
    await table(page).waitFor();
    expect(await page.getByRole('button', { name: /^Your hand: / }).allInnerTexts()).not.toEqual(hand);
    await page.reload();
    await table(page).waitFor();
    await page.getByRole('button', { name: 'Duels (+1)' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await openOthers(page)
      .getByRole('button', { name: /^Go on with Yugi/ })
      .click();
    await page.locator(`[data-answers="${answers}"]`).waitFor();
    expect(await page.getByRole('button', { name: /^Your hand: / }).allInnerTexts()).toEqual(hand);
    // Both are open still; one that is thrown away is gone.
    await page.getByRole('button', { name: 'Duels (+1)' }).click();
    await openOthers(page)
      .getByRole('button', { name: /^Throw/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Throw away' }).click();
    await openOthers(page).getByRole('listitem').waitFor({ state: 'detached' });
  });

  test('several duels are begun, and each goes on where it was', async () => {
    const page = await openPage({ luck: 3 });
    await begin(page);
    const answers = await endTurn(page);
    await page.getByRole('button', { name: 'Duels', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New duel' }).click();
    await page.getByRole('heading', { name: 'Open duels' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await begin(page);
    await page.locator('[data-answers="0"]').waitFor();
    await page.getByRole('button', { name: 'Duels (+1)' }).click();
    await openOthers(page)
      .getByRole('button', { name: /^Go on/ })
      .click();
    await page.locator(`[data-answers="${answers}"]`).waitFor();
  });

  test('a duel that is over is kept as a replay with its result, and can be played once more', async () => {
    const page = await openPage({ luck: 5 });
    await page.getByRole('radiogroup', { name: 'Your deck' }).getByText('Blackwing', { exact: true }).click();
    await begin(page);
    await giveUp(page);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.locator('[data-prompt]').waitFor();
    await giveUp(page);
    await page.getByRole('button', { name: 'Again with these decks…' }).click();
    const yours = page.getByRole('radiogroup', { name: 'Your deck' });
    await yours.getByRole('radio', { name: 'Blackwing', checked: true }).waitFor();
    // Which decks were chosen is remembered by the browser.
    await page.reload();
    await yours.getByRole('radio', { name: 'Blackwing', checked: true }).waitFor();

    await goTo(page, '/replays');
    const kept = page.getByRole('listitem').filter({ hasText: 'Blackwing – Kaiba: a first deck' });
    await kept.nth(1).waitFor();
    expect(await kept.first().innerText()).toContain('Lost · 1 turn');
    await kept
      .first()
      .getByRole('button', { name: /^Watch/ })
      .click();
    await page.getByRole('heading', { name: 'Blackwing – Kaiba: a first deck' }).waitFor();
  });

  test('before a replay has to go for want of room, it is said which; then the oldest goes', async () => {
    const page = await openPage();
    await begin(page);
    // As after hundreds of duels.
    await page.evaluate(
      (list) =>
        new Promise<void>((resolve, reject) => {
          const asked = indexedDB.open('keyval-store');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const put = asked.result.transaction('keyval', 'readwrite').objectStore('keyval');
            put.put(list, 'spellspeed.replays').onsuccess = () => resolve();
          };
        }),
      [
        { id: 'b', title: 'A duel of last year', at: 2, size: 10_000_000 },
        { id: 'a', title: 'My first duel', at: 1, size: 9_999_000 },
      ],
    );
    await goTo(page, '/replays');
    await page.getByRole('status').filter({ hasText: 'the oldest goes first: My first duel' }).waitFor();
    await goTo(page, '/');
    await giveUp(page);
    await goTo(page, '/replays');
    await page.getByText('Yugi: a first deck – Kaiba: a first deck').first().waitFor();
    expect(await page.getByText('My first duel').count()).toBe(0);
    await page.getByText('A duel of last year').waitFor();
  });

  test('a duel is played in one tab: another one says so, takes over as it is, and the first one goes on later', async () => {
    const page = await openPage({ luck: 7 });
    await begin(page);
    await endTurn(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const note = (tab: Page) => tab.getByText('This duel is played in another tab');
    const takeOver = (tab: Page) => tab.getByRole('button', { name: 'Play here' });
    const answersIn = (tab: Page) => table(tab).getAttribute('data-answers');
    await note(other).waitFor();
    expect(await other.locator('[data-choice="open"]').count()).toBe(0);
    expect(await seriousFindings(other)).toEqual([]);
    // What is played on meanwhile is there when the duel is taken over.
    const played = await endTurn(page);
    await takeOver(other).click();
    await other.locator('[data-prompt]').waitFor();
    expect(await answersIn(other)).toBe(played);
    await note(page).waitFor();
    expect(await page.locator('[data-prompt]').count()).toBe(0);
    await other.locator('[data-prompt] button[data-do="enter-phase"]').last().click();
    await other.locator(`[data-answers]:not([data-answers="${played}"])`).waitFor();
    const later = await answersIn(other);
    await other.close();
    // Nobody plays it now: it goes on here, as the other tab left it.
    await takeOver(page).click();
    await page.locator('[data-prompt]').waitFor();
    expect(Number(await answersIn(page))).toBeGreaterThanOrEqual(Number(later));
    await page.reload();
    await page.locator('[data-prompt]').waitFor();
    expect(await note(page).count()).toBe(0);
  });
});
