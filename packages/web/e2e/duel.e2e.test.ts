import { READY_MADE_DECKS } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import {
  describeInBrowser,
  inAllOf,
  type Opening,
  openPage,
  SIZES,
  seriousFindings,
  testThoroughly,
  useBrowser,
} from './browser.ts';
import { keyboardOf, mouse, playToTheEnd } from './duellist.ts';

const PROHIBITION = 43711255;
/** With this seed it is in the first hand. */
const SEED_OF_PROHIBITION = 2;
interface Beginning extends Opening {
  readonly seed: number;
}
const beginButton = (page: Page) => page.locator('form button[type="submit"]');
const beginWith = async (page: Page, seed: number): Promise<void> => {
  await page.locator('input[inputmode="numeric"]').fill(String(seed));
  await beginButton(page).click();
  await page.locator('[data-prompt]').waitFor();
};
const beginDuel = async ({ seed, ...opening }: Beginning): Promise<Page> => {
  const page = await openPage(opening);
  await beginWith(page, seed);
  return page;
};
const endTurn = (page: Page) => page.locator('[data-prompt] button[data-do="enter-phase"]').last().click();
const SIZE_NAMES = ['desktop', 'phone'] as const;
const AT_THE_DESK = { size: 'desktop', deck: 'Yugi: a first deck', seed: 3 } as const;
const ON_THE_PHONE = { size: 'phone', deck: 'Elemental HERO', seed: 5 } as const;

/** What is spoken is gone after a while: on a slow page perhaps before the test looks. */
const rememberSpoken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said = document.createElement('meta');
    said.id = 'spoken';
    document.head.append(said);
    const note = (): void => {
      for (const each of document.querySelectorAll('[data-announcer]'))
        said.content += ` ${each.textContent}`;
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const hasSpoken = async (page: Page, text: string): Promise<void> => {
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLMetaElement>('#spoken')?.content.includes(wanted),
    text,
  );
};

describeInBrowser('a duel on the page', () => {
  useBrowser();

  test.each(
    inAllOf([AT_THE_DESK, ON_THE_PHONE], [ON_THE_PHONE]),
  )('is played with the mouse to its end ($deck, $size)', async ({ size, deck, seed }) => {
    const page = await openPage({ size });
    await page.getByRole('radiogroup', { name: 'Your deck' }).getByText(deck, { exact: true }).click();
    await beginWith(page, seed);
    expect(await playToTheEnd(page, mouse)).toMatch(/win|lose|draw/);
  });

  testThoroughly('is played with the keyboard alone to its end', async () => {
    const page = await openPage({ luck: 7 });
    const keyboard = keyboardOf(page);
    await keyboard.use(page.getByRole('button', { name: 'Begin the duel' }));
    await page.locator('[data-prompt]').waitFor();
    expect(await playToTheEnd(page, keyboard)).toMatch(/win|lose|draw/);
  });

  test('a refused action is explained with its clause, and the clause opens', async () => {
    const page = await beginDuel({ seed: 7 });
    const panel = page.getByRole('complementary', { name: 'The selected card' });
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /Gaia The Fierce Knight/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    const clause = panel.getByRole('button', { name: /§ / }).first();
    await clause.waitFor();
    const rule = (await clause.innerText()).replace('§ ', '');
    await clause.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(rule).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await clause.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('goes on after a reload where it was', async () => {
    const page = await beginDuel({ seed: 7 });
    await endTurn(page);
    await page.locator('[data-answers]:not([data-answers="0"])').waitFor();
    const log = await page.getByRole('region', { name: 'Log' }).innerText();
    await page.reload();
    await page.locator('[data-prompt]').waitFor();
    expect(await page.getByRole('region', { name: 'Log' }).innerText()).toBe(log);
  });

  test('what was answered is taken back', async () => {
    const page = await beginDuel({ seed: 7 });
    await endTurn(page);
    await page
      .getByText('Turn 3', { exact: true })
      .or(page.getByText('Turn 2', { exact: true }))
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Turn 1', { exact: true }).waitFor();
  });

  test('each event and the question are spoken, and the focus is not lost', async () => {
    const page = await beginDuel({ seed: 7 });
    await rememberSpoken(page);
    await endTurn(page);
    await page.locator('[data-answers]:not([data-answers="0"])').waitFor();
    await hasSpoken(page, 'The opponent draws a card');
    await hasSpoken(page, (await page.locator('#question').innerText()).trim());
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });

  test('the opponent’s turn is shown step by step, which can be skipped', async () => {
    const page = await beginDuel({ seed: 7, motion: true });
    // Time stands still: on a slow machine the scenes would be over before they are skipped.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await endTurn(page);
    await page.getByRole('button', { name: 'Skip to the question' }).click();
    await page.locator('[data-prompt]').waitFor();
  });

  test('giving up is asked for once more, and the focus comes back', async () => {
    const page = await beginDuel({ seed: 7 });
    const keyboard = keyboardOf(page);
    await keyboard.use(page.getByRole('button', { name: 'Settings' }));
    const giveUp = page.getByRole('dialog').getByRole('button', { name: 'Give up' });
    await giveUp.press('Enter');
    const question = page.getByRole('alertdialog', { name: /^Give up this duel/ });
    await question.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await page.locator('[data-outcome]').count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Give up');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Give up' }).press('Enter');
    await page.getByRole('heading', { name: 'You lose.' }).waitFor();
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  test('on a phone a card that offers nothing is read at once, over the field', async () => {
    const page = await beginDuel({ seed: 7, size: 'phone' });
    await endTurn(page);
    await page.locator('[data-answers]:not([data-answers="0"])').waitFor();
    const card = page
      .getByRole('gridcell')
      .locator('button:not([data-choice])')
      .filter({ hasText: /^Your hand/ });
    await card.first().click();
    const sheet = page.getByRole('dialog', { name: 'The selected card' });
    await sheet.getByRole('region', { name: 'Card text' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(() => document.activeElement?.matches('[role="gridcell"] > button'));
  });

  test('zones are picked on the field by those who want to be asked', async () => {
    const page = await beginDuel({ seed: 7 });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('radiogroup', { name: /Which zone/ })
      .getByText('Ask me')
      .click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /Man-Eater Bug.*can be chosen/ })
      .click();
    await page.getByRole('menuitem', { name: 'Normal Summon' }).click();
    await page.getByRole('button', { name: 'Your Monster Zone 5, empty, can be chosen' }).first().click();
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /^Your Monster Zone 5, Man-Eater Bug/ })
      .waitFor();
  });

  test('a pile opens, and axe finds nothing serious in it', async () => {
    const page = await beginDuel({ seed: 7 });
    await page.getByRole('button', { name: /^Your Extra Deck/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Gaia the Dragon Champion/ })
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test.each(inAllOf(LANGUAGES, ['en', 'ja']))('speaks %s', async (language) => {
    const page = await beginDuel({ seed: 7, language });
    const english = language === 'en';
    expect((await page.locator('#question').innerText()).includes('what do you do?')).toBe(english);
    expect((await page.getByRole('main').innerText()).includes('cards in hand')).toBe(english);
  });

  test.each(SIZE_NAMES)('fits the screen, and axe finds nothing serious (%s)', async (size) => {
    for (const scheme of inAllOf(['light', 'dark'], ['light'])) {
      const page = await beginDuel({ seed: 7, size, scheme });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        SIZES[size].width,
      );
      await page
        .getByRole('gridcell')
        .getByRole('button', { name: /^Your hand/ })
        .first()
        .click();
      await page.getByRole('menu').or(page.locator('[data-selected]')).first().waitFor();
      expect(await seriousFindings(page)).toEqual([]);
    }
  });

  test('the name of a card is declared with a part of it', async () => {
    // Prohibition asks for the name of any card.
    const { main, extra } = READY_MADE_DECKS['yugi-starter'];
    const page = await openPage();
    const yours = page.getByRole('radiogroup', { name: 'Your deck' });
    await yours.getByText('Your own deck').click();
    const list = { main: [PROHIBITION, PROHIBITION, PROHIBITION, ...main.slice(0, 37)], extra, side: [] };
    await page.getByRole('textbox', { name: /ydke/ }).fill(makeYdk(list));
    await beginWith(page, SEED_OF_PROHIBITION);
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /Prohibition.*can be chosen/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    const question = page.locator('[data-prompt="declare"]');
    const names = question.locator('button[data-do="declare"]');
    const field = question.getByRole('textbox', { name: 'Part of the name' });
    await field.fill('no card is called so');
    await page.waitForFunction(() => document.querySelector('button[data-do="declare"]') === null);
    await field.fill('MONSTER reb');
    await names.filter({ hasText: 'Monster Reborn' }).waitFor();
    expect(await names.count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await keyboardOf(page).use(names.first());
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/You declare .*Monster Reborn/)
      .waitFor();
  });

  test('an unreadable deck is said beside its field, and the deck of before can be chosen again', async () => {
    const page = await openPage();
    const yours = page.getByRole('radiogroup', { name: 'Your deck' });
    await yours.getByText('Your own deck').click();
    const field = page.getByRole('textbox', { name: /ydke/ });
    await field.fill('#main\n46986414\nnonsense');
    await page.getByText('Line 3, column 1: “nonsense” cannot be read.').waitFor();
    expect(await beginButton(page).isDisabled()).toBe(true);
    await page.locator('input[type="file"]').setInputFiles({
      name: 'mine.ydk',
      mimeType: 'text/plain',
      buffer: Buffer.from(makeYdk(READY_MADE_DECKS['elemental-hero'])),
    });
    await page.getByText('“mine”: 40 cards in the Main Deck, 15 in the Extra Deck.').waitFor();
    expect(await beginButton(page).isEnabled()).toBe(true);
    await field.fill('ydke://nonsense');
    expect(await beginButton(page).isDisabled()).toBe(true);
    await yours.getByText('Blue-Eyes', { exact: true }).click();
    expect(await beginButton(page).isEnabled()).toBe(true);
  });
});
