import { buffer } from 'node:stream/consumers';
import { READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import { expect, test } from 'vitest';
import {
  describeInBrowser,
  dropFile,
  goTo,
  openPage,
  SIZES,
  seriousFindings,
  useBrowser,
} from './browser.ts';

describeInBrowser('the decks', () => {
  useBrowser();

  test('a deck is built, is not ready until it is whole, and is kept', async () => {
    const page = await openPage({ at: '/decks' });
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Build a new deck' }).click();
    await page.getByRole('textbox', { name: 'Name of the deck' }).fill('My dragons');
    await page.getByText('The Main Deck has 0 cards').waitFor();
    await page.getByRole('searchbox').fill('blue-eyes white dragon');
    const add = page.getByRole('button', { name: 'Add Blue-Eyes White Dragon', exact: true });
    for (let copy = 0; copy < 4; copy++) await add.click();
    // A fourth copy does not come in, and it is said why.
    await page.getByText('Blue-Eyes White Dragon: there are 3 copies already').waitFor();
    await page.getByRole('heading', { name: 'Main Deck: 3' }).waitFor();
    await page.getByRole('button', { name: 'One Blue-Eyes White Dragon less' }).click();
    await page.getByRole('heading', { name: 'Main Deck: 2' }).waitFor();
    await add.click();
    await page.getByRole('heading', { name: 'Main Deck: 3' }).waitFor();
    expect(await page.getByText('there are 3 copies already').count()).toBe(0);
    await page.getByRole('button', { name: 'Move a Blue-Eyes White Dragon to the Side Deck' }).click();
    await page.getByRole('heading', { name: 'Side Deck: 1' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'My dragons' }).waitFor();
    await page.getByRole('heading', { name: 'Main Deck: 2' }).waitFor();
  });

  test('a ready-made deck is copied, can be played with, drawn from and taken along', async () => {
    const page = await openPage({ at: '/decks' });
    await page
      .getByRole('button', { name: /^Copy .* to your decks$/ })
      .first()
      .click();
    await page.getByText('ready to duel').waitFor();
    await page.getByRole('button', { name: 'Draw a hand' }).click();
    expect(await page.getByRole('list', { name: 'The drawn hand' }).getByRole('listitem').count()).toBe(5);
    await page.getByRole('checkbox').first().check();
    await page
      .getByText(/^Of 1,000 hands \d+ open with at least one of the marked cards \(counted exactly\)\.$/)
      .waitFor();
    await page.getByRole('button', { name: 'Copy as a ydke:// link' }).click();
    expect(await page.locator('input[readonly]').inputValue()).toMatch(/^ydke:\/\//);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as .ydk' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.ydk$/);
  });

  test('a hand is chosen, drawn again and played out alone, and of 1,000 hands it is said how many open with cards', async () => {
    const page = await openPage({ at: '/decks', luck: 4 });
    await page.getByRole('button', { name: 'Copy Yugi: a first deck to your decks' }).click();
    await page.getByText('ready to duel').waitFor();
    await page.getByText('Choose cards of the hand and of the next draws').click();
    const choose = async (list: string, card: RegExp): Promise<void> => {
      const select = page.getByLabel(list);
      const label = (await select.getByRole('option').allInnerTexts()).find((each) => card.test(each));
      await select.selectOption({ label: label ?? '' });
    };
    await choose('Into the opening hand', /Dark Magician$/);
    await choose('Onto the next draws', /Summoned Skull$/);
    await page.getByRole('button', { name: 'Draw a hand' }).click();
    const hand = page.getByRole('list', { name: 'The drawn hand' });
    await hand.getByText('Dark Magician', { exact: true }).first().waitFor();
    await page.getByText(/^After it are drawn: Summoned Skull, /).waitFor();
    const before = await hand.innerText();
    await page.getByRole('button', { name: 'Draw again' }).click();
    expect(await hand.innerText()).not.toBe(before);
    await hand.getByText('Dark Magician', { exact: true }).first().waitFor();
    for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check();
    await page.getByLabel('At least').selectOption('2');
    await page.getByText(/^Of 1,000 hands \d+ open with at least 2 of the marked cards/).waitFor();
    await page.getByText(/^Of 1,000 hands \d+ open with each of them/).waitFor();
    await page.getByRole('button', { name: 'Draw 1,000 hands' }).click();
    await page.getByText(/^Of 1,000 hands that were drawn just now \d+ opened/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Play this hand' }).click();
    await page.locator('[data-prompt="act"]').waitFor();
    await page.getByText('Turn 1', { exact: true }).first().waitFor();
    // The opponent passes by itself; the chosen card is drawn.
    await page.locator('[data-prompt="act"]').getByRole('button', { name: 'End the turn' }).press('Enter');
    await page.getByText('Turn 3', { exact: true }).first().waitFor();
    await page
      .getByRole('gridcell', { name: /Summoned Skull/ })
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('a deck that was built here can be chosen for a duel', async () => {
    const page = await openPage({ at: '/decks' });
    await page
      .getByRole('button', { name: /^Copy .* to your decks$/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Mine alone');
    await goTo(page, '/');
    const yours = page.getByRole('radiogroup', { name: /your deck/i });
    await yours.getByText('Mine alone').click();
    await page
      .getByText(/“?Mine alone”?: 40/)
      .first()
      .waitFor();
  });

  test('a card is dragged into the deck with the keyboard', async () => {
    const page = await openPage({ at: '/decks' });
    await page.getByRole('button', { name: 'Build a new deck' }).click();
    await page.getByRole('searchbox').fill('kuriboh');
    const row = page
      .getByRole('grid', { name: 'Cards to choose from' })
      .getByRole('row', { name: 'Kuriboh', exact: true });
    await row.getByRole('button', { name: /Drag/ }).focus();
    await page.keyboard.press('Enter');
    // The places where it can be put are walked through with the Tab key.
    const target = page.getByRole('button', { name: /^Drop on.*Main Deck/ });
    const isThere = 'document.activeElement.getAttribute("aria-label") === "Drop on"';
    await page.waitForFunction(isThere);
    for (let walked = 0; walked < 3; walked++) {
      if (await target.evaluate((at) => at === at.ownerDocument.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Main Deck: 1' }).waitFor();
  });

  test('a list that cannot be read is refused with its line, and nothing is lost', async () => {
    const page = await openPage({ at: '/decks' });
    await page.getByRole('textbox', { name: 'A .ydk list or a ydke:// link' }).fill('#main\n46986414\nhello');
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('Line 3, column 1: “hello” cannot be read.').waitFor();
    await goTo(page, '/cards');
    await goTo(page, '/decks');
    await page.getByText('You have no deck here yet').waitFor();
  });

  test('the search stays beside a long deck and above a long list, and the limit lists say of when they are', async () => {
    const page = await openPage({ at: '/decks' });
    await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
    await page.getByText('ready to duel').waitFor();
    await page.getByText('The lists as they were known on November 23, 2026.').waitFor();
    const search = page.getByRole('searchbox');
    const isInSight = () =>
      search.evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await page.getByRole('button', { name: 'Draw a hand' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await isInSight()).toBe(true);
    const list = page.getByRole('grid', { name: 'Cards to choose from' });
    const rows = list.getByRole('row');
    // The list is not pressed together: what leads on stands at its end, out of sight.
    expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    expect(
      await page
        .getByRole('button', { name: /^Show more/ })
        .evaluate((more) => more.getBoundingClientRect().top > innerHeight),
    ).toBe(true);
    const before = await rows.count();
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    expect(await isInSight()).toBe(true);
  });

  test('the editor fits a phone', async () => {
    const page = await openPage({ at: '/decks', size: 'phone' });
    await page
      .getByRole('button', { name: /^Copy .* to your decks$/ })
      .first()
      .click();
    await page.getByText('ready to duel').waitFor();
    await page.getByRole('button', { name: 'Draw a hand' }).click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES.phone.width,
    );
    expect(await seriousFindings(page)).toEqual([]);
    // The cards to choose from are one press away, however long the deck is.
    await page.getByRole('button', { name: 'Add cards' }).click();
    await page.getByRole('searchbox').fill('kuriboh');
    await page.getByRole('button', { name: 'Add Kuriboh', exact: true }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: /^Deck \(41 / }).click();
    await page.getByRole('heading', { name: 'Main Deck: 41' }).waitFor();
  });

  test('a deck file is dropped with the mouse', async () => {
    const page = await openPage({ at: '/decks' });
    await dropFile(page, page.getByRole('textbox', { name: 'A .ydk list or a ydke:// link' }), {
      name: 'dropped.ydk',
      text: makeYdk(READY_MADE_DECKS['blue-eyes']),
    });
    await page.getByRole('heading', { level: 1, name: 'dropped' }).waitFor();
    await page.getByText('ready to duel').waitFor();
  });

  test('a picture of the deck is a PNG with every card of it', async () => {
    const page = await openPage({ at: '/decks' });
    await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
    const sizeOfPicture = async (): Promise<{ readonly width: number; readonly height: number }> => {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'A picture to share' }).click(),
      ]);
      expect(saved.suggestedFilename()).toMatch(/\.png$/);
      // The browser is shared: what it saves is read from it, not from a folder.
      const bytes = await buffer(await saved.createReadStream());
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      // The head of a PNG: its width, then its height.
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    };
    const before = await sizeOfPicture();
    // There are 40 cards in four rows; another one begins a fifth.
    await page.getByRole('button', { name: /^Add / }).first().click();
    await page.getByRole('heading', { name: 'Main Deck: 41' }).waitFor();
    const after = await sizeOfPicture();
    expect(after.width).toBe(before.width);
    expect(after.height).toBeGreaterThan(before.height);
  });

  test('the chance of several marked cards together is told beside that of any of them', async () => {
    const page = await openPage({ at: '/decks' });
    await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
    const odds = page.getByRole('group', { name: 'What the opening hand holds' });
    const any = odds.getByText(/ open with at least one of the marked cards/);
    const together = odds.getByText(/ open with each of them/);
    await odds.getByRole('checkbox').nth(0).check();
    await any.waitFor();
    expect(await together.count()).toBe(0);
    await odds.getByRole('checkbox').nth(1).check();
    const countIn = async (line: string): Promise<number> => Number(/^Of 1,000 hands (\d+)/.exec(line)?.[1]);
    expect(await countIn(await together.innerText())).toBeLessThan(await countIn(await any.innerText()));
    expect(await seriousFindings(page)).toEqual([]);
  });
});
