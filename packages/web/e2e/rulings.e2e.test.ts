import { expect, test } from 'vitest';
import { describeInBrowser, openPage, SIZES, seriousFindings, useBrowser } from './browser.ts';

const RULING = 'Who attacks all monsters once each cannot attack the same one again';

describeInBrowser('rulings', () => {
  useBrowser();

  test.each([
    'desktop',
    'phone',
  ] as const)('a ruling is found, stepped forwards and back, and taken over (%s)', async (size) => {
    const page = await openPage({ at: '/rulings', size });
    await page.getByText(/^[\d,]+ rulings$/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('magic cylinder attacks all monsters once each');
    await page.getByRole('link', { name: RULING }).click();
    const controls = page.locator('[data-step]');
    await controls.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // The hand of A before, the GY afterwards.
    const inHand = page.getByRole('button', { name: /^A – hand: Diffusion Wave-Motion/ });
    expect(await inHand.count()).toBe(1);
    const forward = page.getByRole('button', { name: 'Forward' });
    await forward.click();
    await page.locator('[data-step="1"]').waitFor();
    expect(await inHand.count()).toBe(0);
    await page.getByText(/^A activates “Diffusion Wave-Motion”/).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('[data-step="0"]').waitFor();
    expect(await inHand.count()).toBe(1);

    // Expectations are shown as they are met, a refusal with its clause.
    expect(await page.getByText('◌ not yet looked at').count()).toBe(1);
    for (let step = 1; step <= 5; step++) {
      await forward.press('Enter');
      await page.locator(`[data-step="${step}"]`).waitFor();
    }
    await page.getByText('✓ met').waitFor();
    await page.getByText('✓ It goes as it is written.').waitFor();
    await page.getByText('A cannot: attack Dark Magician -> Celtic Guardian').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES[size].width,
    );

    await page.getByRole('button', { name: 'Go on from here as A' }).click();
    await page.locator('[data-answers]').waitFor();
    await page.getByRole('grid', { name: 'Field' }).waitFor();
  });

  test('the rulings of a clause are listed with what it says', async () => {
    const page = await openPage({
      at: '/rulings?clause=battle.attack-all.each-monster-once-even-if-the-attack-failed',
    });
    await page.getByText(/^Rulings that show battle\.attack-all/).waitFor();
    await page.getByRole('link', { name: RULING }).waitFor();
    await page.getByRole('button', { name: 'All rulings' }).click();
    await page.getByText(/^[\d,]+ rulings$/).waitFor();
  });

  test('an address without a ruling says so', async () => {
    const page = await openPage({ at: '/rulings/play?file=nowhere.yaml&line=1' });
    await page.getByRole('heading', { name: 'There is no such ruling.' }).waitFor();
  });
});
