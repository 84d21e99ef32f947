import { expect, test } from 'vitest';
import { describeInBrowser, seriousFindings, useBrowser } from './browser.ts';
import { onField, playField } from './field.ts';

const TYPHOON = 5318639;
const GUARDIAN = 91152256;
const MIRROR_FORCE = 44095762;

describeInBrowser('what happens is seen', () => {
  useBrowser();

  test('the Chain is a stack with each link’s effect in words and its targets, and lines lead to them', async () => {
    const page = await playField(`A.hand=${TYPHOON}+${TYPHOON}&B.spells=${MIRROR_FORCE}.set.zone-3`);
    await page
      .getByRole('radiogroup', { name: /^When are you asked/ })
      .getByText('On')
      .click();
    await onField(page, /^Your hand 1, Mystical|^Your hand.*Mystical/)
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    const link = page.locator('[data-link="1"]');
    await link.waitFor();
    await link.getByText(/destroy/i).waitFor();
    await link
      .getByText('Targets: a face-down card')
      .or(link.getByText(/^Targets: /))
      .first()
      .waitFor();
    await page.locator('[data-line="target"]').waitFor({ state: 'attached' });
    expect(await seriousFindings(page)).toEqual([]);
    // Another link lies on top of it.
    await onField(page, /^Your hand.*Mystical.*can be chosen/)
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    await page.locator('[data-link="2"]').or(page.locator('[data-prompt="cards"]')).first().waitFor();
  });

  test('an attack is a line on the field, each event has its own scene, and the speed can be chosen', async () => {
    const page = await playField(`A.monsters=${GUARDIAN}.attack.zone-3&B.lp=4000`, { motion: true });
    await page.getByRole('button', { name: 'Settings' }).click();
    await page
      .getByRole('radiogroup', { name: /How quickly/ })
      .getByText('Slowly')
      .click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.locator('button[data-do="enter-phase"]').first().click();
    // In the Main Phase it can be chosen too, for another position.
    await page.locator('button[data-do="end-battle"]').first().waitFor();
    await onField(page, /Celtic Guardian.*can be chosen/).click();
    await page.getByRole('menuitem', { name: /Attack/ }).click();
    await page.locator('[data-line="attack"]').waitFor({ state: 'attached' });
    // The damage has not come yet: it has a scene of its own.
    expect(await page.getByRole('region', { name: 'Opponent' }).innerText()).toContain('4000');
    await page.getByRole('region', { name: 'Opponent' }).getByText('2600').waitFor();
  });
});
