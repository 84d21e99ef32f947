import { allFacts, READY_MADE_DECKS, standingOf } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, SIZES, seriousFindings, useBrowser } from './browser.ts';

/** A Spell that nothing defines. */
const missing = allFacts().find(({ passcode, kind }) => kind === 'spell' && standingOf(passcode) === 'none');
if (!missing) throw new Error('every Spell can be played with: there is nothing to test');
const { main, extra } = READY_MADE_DECKS['yugi-starter'];
const LIST = makeYdk({ main: [...main.slice(1), missing.passcode], extra, side: [] });

describeInBrowser('a deck with cards that cannot be played yet', () => {
  useBrowser();

  test('is played all the same, with these as cards without effects, also after a reload', async () => {
    const page = await openPage();
    await page.getByRole('radio', { name: 'Your own deck' }).first().click({ force: true });
    await page.getByRole('textbox', { name: 'A .ydk list or a ydke:// link' }).fill(LIST);
    const begin = page.getByRole('button', { name: 'Begin the duel' });
    await page.getByText(/^1 of \d+ different cards is not playable yet\.$/).waitFor();
    expect(await begin.isDisabled()).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^Begin all the same/ }).check();
    await expect.poll(() => begin.isEnabled()).toBe(true);
    await begin.click();
    await page.locator('[data-prompt]').waitFor();
    await page.reload();
    await page.locator('[data-prompt]').waitFor();
  });

  test('says so on a phone without anything that sticks out', async () => {
    const page = await openPage({ size: 'phone' });
    await page.getByRole('radio', { name: 'Your own deck' }).first().click({ force: true });
    await page.getByRole('textbox', { name: 'A .ydk list or a ydke:// link' }).fill(LIST);
    await page.getByRole('checkbox', { name: /^Begin all the same/ }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES.phone.width,
    );
  });
});
