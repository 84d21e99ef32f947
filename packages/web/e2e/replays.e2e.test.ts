import { expect, test } from 'vitest';
import { describeInBrowser, openPage, seriousFindings, useBrowser } from './browser.ts';
import { savedReplay } from './saved-replay.ts';

const file = (text: string, name = 'duel.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

describeInBrowser('replays', () => {
  useBrowser();

  test('a replay from a file is watched anywhere with the keyboard, and taken over from there', async () => {
    const page = await openPage({ at: '/replays' });
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('input[type=file]').setInputFiles(file(await savedReplay(25)));
    await page.getByRole('heading', { name: 'duel.json' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    const slider = page.getByRole('slider', { name: 'Point of the duel' });
    const controls = page.locator('[data-at]');
    await slider.focus();
    await page.keyboard.press('End');
    await page.waitForFunction(
      () => Number(document.querySelector('[data-at]')?.getAttribute('data-at')) > 20,
    );
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await page.locator('[data-at="0"]').waitFor();
    await page.getByRole('button', { name: 'Next turn' }).press('Enter');
    await page.waitForFunction(
      () => Number(document.querySelector('[data-at]')?.getAttribute('data-at')) > 0,
    );
    const at = Number(await controls.getAttribute('data-at'));
    await page.getByRole('button', { name: 'Forward' }).press('Enter');
    await page.locator(`[data-at="${at + 1}"]`).waitFor();
    // Both hands lie open.
    expect(await page.getByRole('button', { name: /^Opponent’s hand: .*ATK/ }).count()).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Go on from here yourself' }).press('Enter');
    await page.locator('[data-answers]').waitFor();
    expect(Number(await page.locator('[data-answers]').getAttribute('data-answers'))).toBeGreaterThan(at);
    await page.getByRole('grid', { name: 'Field' }).waitFor();
  });

  test('a duel is kept, watched, and deleted', async () => {
    const page = await openPage({ at: '/replays' });
    await page.getByText(/^No replay is kept yet/).waitFor();
    await page.locator('input[type=file]').setInputFiles(file(await savedReplay(3)));
    await page.getByRole('button', { name: 'Go on from here yourself' }).click();
    await page.locator('[data-answers]').waitFor();
    await page.getByRole('link', { name: 'Replays' }).click();
    await page.getByRole('button', { name: /^Keep the present duel/ }).click();
    await page.getByRole('button', { name: 'Watch Yugi: a first deck – Kaiba: a first deck' }).click();
    await page.getByRole('button', { name: 'Close the replay' }).click();
    await page.getByRole('button', { name: 'Delete Yugi: a first deck – Kaiba: a first deck' }).click();
    await page.getByText(/^No replay is kept yet/).waitFor();
  });

  test('what cannot be read is said with its place beside the file, and the duel is kept', async () => {
    const page = await openPage({ at: '/replays', size: 'phone' });
    const text = await savedReplay(3);
    await page
      .locator('input[type=file]')
      .setInputFiles(file(text.replace('"seed": 5', '"seed": "five"'), 'bad.json'));
    const said = await page.getByRole('alert').textContent();
    expect(said).toMatch(/bad\.json, line \d+, column 11: found “"five"”, expected a whole number/);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
  });
});
