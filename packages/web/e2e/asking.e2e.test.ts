import { expect, test } from 'vitest';
import { describeInBrowser, seriousFindings, useBrowser } from './browser.ts';
import { playField } from './field.ts';

const TYPHOON = 5318639;
const MIRROR_FORCE = 44095762;

describeInBrowser('when you are asked', () => {
  useBrowser();

  test('is in sight, is changed by a click or a key, and one key held down asks everything', async () => {
    const page = await playField(`A.hand=${TYPHOON}&B.spells=${MIRROR_FORCE}.set.zone-3`);
    const modes = page.getByRole('radiogroup', { name: /^When are you asked/ });
    const chosen = (name: string) =>
      modes.getByRole('radio', { name, checked: true }).waitFor({ state: 'attached' });
    await chosen('Auto');
    await modes.getByText('Off').click();
    await chosen('Off');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('m');
    await chosen('Auto');
    await page.keyboard.down('a');
    await chosen('On');
    await page.keyboard.up('a');
    await chosen('Auto');
    // What is chosen is kept.
    await page.keyboard.press('m');
    await chosen('On');
    await page.reload();
    await page.locator('[data-prompt]').waitFor();
    await chosen('On');
  });

  test('phases are entered by keys', async () => {
    const page = await playField(`A.hand=${TYPHOON}&A.monsters=91152256.attack.zone-3&B.lp=4000`);
    const phase = (name: string) => page.locator('[aria-current="step"]', { hasText: name }).waitFor();
    await phase('Main Phase 1');
    await page.keyboard.press('b');
    await phase('Battle Phase');
    await page.keyboard.press('2');
    await phase('Main Phase 2');
  });
});
