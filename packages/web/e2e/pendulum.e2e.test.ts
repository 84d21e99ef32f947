import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { describeInBrowser, goTo, inAllOf, openPage, seriousFindings, useBrowser } from './browser.ts';

/** Stargazer Magician (scale 1), Timegazer Magician (scale 8), and monsters of Level 7 and 6 in the hand: of one alone nobody asks which. */
const FIELD = '?A.pendulum=94415058.left+20409757.right&A.hand=46986414+70781052';
const HEADINGS = {
  en: ['Pendulum Effect', 'Monster Effect'],
  'zh-Hans': ['灵摆效果', '怪兽效果'],
  it: ['Effetto Pendulum', 'Effetto mostro'],
  ja: ['ペンデュラム効果', 'モンスター効果'],
} as const;
const STARGAZER = 94415058;

describeInBrowser('Pendulum', () => {
  useBrowser();

  test('the Summon glows on both Pendulum Zones, with the scales and the Levels between them', async () => {
    const page = await openPage({ at: `/rulings/edit${FIELD}` });
    await page
      .getByRole('button', { name: /^Go on from here as A/ })
      .first()
      .click();
    await page.locator('[data-prompt="act"]').waitFor();
    const scale = page
      .getByRole('gridcell')
      .getByRole('button', { name: /^Your .*Pendulum Zone.*Pendulum Scale.*can be chosen/ });
    await expect.poll(() => scale.count()).toBe(2);
    expect(await page.locator('[data-scale="1-8"]').innerText()).toContain('Levels 2–7');
    await scale.last().click();
    await page.getByRole('menuitem', { name: 'Pendulum Summon' }).click();
    await page.locator('[data-prompt="cards"] button[data-do="card"]').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test.each(
    inAllOf(LANGUAGES, ['zh-Hans']),
  )('the two texts have their own headings (%s)', async (language) => {
    const page = await openPage({ language });
    await page.evaluate((at) => location.assign(at), `#/cards/${STARGAZER}`);
    for (const heading of HEADINGS[language])
      await page.getByRole('heading', { level: 3, name: heading, exact: true }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await goTo(page, '/');
  });
});
