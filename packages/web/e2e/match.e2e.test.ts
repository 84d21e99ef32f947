import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, seriousFindings, useBrowser } from './browser.ts';
import { beginDuel } from './first-question.ts';

const BLUE_EYES = 89631139;
const DARK_HOLE = 53129443;
const COPIES = 3;
const DECK = [
  '#main',
  ...[
    46986414,
    70781052,
    6368038,
    28279543,
    87796900,
    15025844,
    91152256,
    41392891,
    75356564,
    13039848,
    4031928,
    BLUE_EYES,
    74677422,
  ].flatMap((card) => Array<number>(COPIES).fill(card)),
  55144522,
  '!side',
  DARK_HOLE,
].join('\n');

const begin = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Your own deck' }).first().check({ force: true });
  await page.getByRole('textbox', { name: /ydk/ }).fill(DECK);
  await page.getByRole('radio', { name: 'Best of three, with Side Decks' }).check({ force: true });
  await page.getByText('Rock-paper-scissors decides; after that, whoever lost chooses.').waitFor();
  await beginDuel(page);
};
const giveUp = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('button', { name: 'Give up' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).press('Enter');
  await page.locator('[data-outcome="lost"]').waitFor();
};
const score = (page: Page) => page.locator('[data-score]').getAttribute('data-score');

describeInBrowser('a best of three against the bot', () => {
  useBrowser();

  test('lets exchange cards one for one, goes on after a reload, tells its end and is played again', async () => {
    const page = await openPage({ luck: 3 });
    await begin(page);
    await page.locator('[data-score="0-0"]').waitFor();
    await page.getByRole('button', { name: /rock/i }).first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await giveUp(page);
    expect(await score(page)).toBe('0-1');
    await page.getByText('You lost the last Duel, so you choose who goes first.').waitFor();

    // It waits between two Duels.
    await page.reload();
    await page.locator('[data-outcome="lost"]').waitFor();
    await page.getByRole('button', { name: 'To the Side Decks' }).press('Enter');
    await page.getByRole('heading', { name: 'Exchange cards' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const dark = page.getByRole('button', { name: 'Dark Hole' });
    await dark.press('Enter');
    await page.getByText('1 card comes in and 0 go out. As many have to come in as go out.').waitFor();
    await page.getByRole('button', { name: 'Go on with these cards' }).press('Enter');
    // The Match itself refuses it, with its clause.
    await page
      .getByRole('alert')
      .getByText(/^That is not allowed: /)
      .waitFor();
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).press('Enter');
    await page.getByRole('button', { name: 'Blue-Eyes White Dragon' }).first().press('Enter');
    await page.getByRole('button', { name: 'Go on with these cards' }).press('Enter');

    await page.getByText('Duel 2', { exact: true }).waitFor();
    await page.locator('[data-prompt]').getByRole('button', { name: /first/ }).first().press('Enter');
    await page.reload();
    await page.locator('[data-score="0-1"]').waitFor();
    await page.locator('[data-prompt]').waitFor();
    await giveUp(page);
    await page.getByText('The bot has won the Match.').waitFor();
    expect(await page.getByRole('list', { name: 'The Duels of this Match' }).innerText()).toBe(
      'Duel 1: lost\nDuel 2: lost',
    );
    await page.getByRole('button', { name: 'Another Match' }).press('Enter');
    await page.locator('[data-score="0-0"]').waitFor();
    // The cards are back where they were.
    await giveUp(page);
    await page.getByRole('button', { name: 'To the Side Decks' }).press('Enter');
    await dark.waitFor();
    expect(await dark.count()).toBe(1);
  });

  test('fits on a phone, also between two Duels, and waits in the list of open duels', async () => {
    const page = await openPage({ luck: 3, size: 'phone' });
    await begin(page);
    await giveUp(page);
    await page.getByRole('button', { name: 'To the Side Decks' }).press('Enter');
    await page.getByRole('heading', { name: 'Exchange cards' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Back to the field' }).press('Enter');
    await page.getByRole('button', { name: 'New duel' }).first().press('Enter');
    await page.getByText(/Match 0 – 1 · Exchange cards/).waitFor();
  });
});
