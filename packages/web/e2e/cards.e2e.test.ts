import { expect, test } from 'vitest';
import { describeInBrowser, goTo, openPage, seriousFindings, useBrowser } from './browser.ts';

describeInBrowser('the cards', () => {
  useBrowser();

  test('are found by name and by what is printed on them, and each has its page', async () => {
    const page = await openPage({ at: '/cards' });
    await page.getByRole('searchbox').fill('magicien');
    await page.getByText('No card is like that').waitFor();
    await page.getByRole('searchbox').fill('blue-eyes');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Synchro');
    const found = page.getByRole('link', { name: /Blue-Eyes Spirit Dragon/ });
    await found.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'Blue-Eyes Spirit Dragon' }).waitFor();
    await page.getByText('Quick Effect · Spell Speed 2').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    // The search is still there.
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('blue-eyes');
  });

  test('speak the language of the reader, and are found by their names in it', async () => {
    const page = await openPage({ at: '/cards', language: 'ja' });
    await page.getByRole('searchbox').fill('聖なるバリア');
    await page.getByRole('link', { name: /聖なるバリア.*通常罠/ }).waitFor();
    // Archetypes too, and the cards stand in the order of their names.
    await page.getByRole('searchbox').fill('青眼の');
    await page.getByRole('combobox', { name: 'カテゴリー' }).selectOption('ブルーアイズ');
    const names = await page.getByRole('main').getByRole('list').getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual([...names].sort(new Intl.Collator('ja', { numeric: true }).compare));
  });

  test('a passcode that nobody knows is said to be unknown', async () => {
    const page = await openPage();
    await goTo(page, '/cards');
    await page.evaluate('location.assign("#/cards/1")');
    await page.getByText('There is no card with the passcode 1.').waitFor();
  });
});
