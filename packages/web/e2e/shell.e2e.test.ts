import { expect, test } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES } from '../src/i18n/languages.ts';
import {
  describeInBrowser,
  goTo,
  inAllOf,
  openPage,
  SIZES,
  seriousFindings,
  testThoroughly,
  useBrowser,
} from './browser.ts';

const PAGES = ['/', '/rulings', '/cards', '/decks', '/replays'];
const SIZE_NAMES = ['desktop', 'phone'] as const;

describeInBrowser('the shell of the page', () => {
  useBrowser();

  testThoroughly.each(['light', 'dark'] as const)(
    'axe finds nothing serious on any page (%s)',
    async (scheme) => {
      const page = await openPage({ scheme });
      for (const at of PAGES) {
        await goTo(page, at);
        expect(await seriousFindings(page)).toEqual([]);
      }
    },
  );

  test.each(
    inAllOf(LANGUAGES, ['zh-Hans', 'it']),
  )('a reader of %s is met in their language', async (language) => {
    const page = await openPage({ language });
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  });

  test('another language is chosen and kept', async () => {
    const page = await openPage();
    await page.getByRole('combobox', { name: 'Language' }).selectOption(LANGUAGE_NAMES.it);
    await page.getByRole('link', { name: 'Duello' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Duello' }).waitFor();
  });

  testThoroughly.each(SIZE_NAMES)('no page is wider than the screen (%s)', async (size) => {
    const page = await openPage({ size });
    for (const at of PAGES) {
      await goTo(page, at);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        SIZES[size].width,
      );
    }
  });
});
