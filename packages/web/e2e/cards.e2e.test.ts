import { expect, test } from 'vitest';
import { describeInBrowser, goTo, openPage, seriousFindings, useBrowser } from './browser.ts';

describeInBrowser('the cards', () => {
  useBrowser();

  test('are found by name and by what is printed on them, and each has its page', async () => {
    const page = await openPage({ at: '/cards' });
    await page.getByRole('searchbox').fill('xyzzyq');
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

  test('lead to the rulings in which they appear', async () => {
    const page = await openPage({ at: '/cards/40640057', size: 'phone' });
    const section = page.getByRole('region', { name: 'Rulings' });
    const sentence = await section.getByText(/^It appears in [\d,]+ rulings\.$/).textContent();
    const count = /[\d,]+/.exec(sentence ?? '')?.[0] ?? '';
    expect(Number(count.replaceAll(',', ''))).toBeGreaterThan(10);
    expect(await section.getByRole('listitem').count()).toBe(10);
    expect(await seriousFindings(page)).toEqual([]);
    // One of them, and back.
    const first = section.getByRole('listitem').first().getByRole('link');
    const title = (await first.textContent()) ?? '';
    await first.click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await page.goBack();
    // All of them: as many as are counted.
    await section.getByRole('link', { name: /^All/ }).click();
    await page.getByText('Rulings with “Kuriboh”').waitFor();
    await page
      .getByRole('status')
      .getByText(new RegExp(`^${count} rulings`))
      .waitFor();
    // The search stands in the address: it is narrowed there, and Back leads to the card.
    await page.getByRole('searchbox').fill('battle damage');
    await page.waitForFunction(
      () => location.hash.includes('card=40640057') && location.hash.includes('words=battle'),
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Kuriboh' }).waitFor();
  });

  test('that can be played with come first, and are asked for by that and by the limit lists', async () => {
    const page = await openPage({ at: '/cards' });
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    await links.first().waitFor();
    expect(
      (await links.allInnerTexts()).slice(0, 30).filter((each) => /not playable yet/.test(each)),
    ).toEqual([]);
    await page.getByRole('combobox', { name: 'Can be played' }).selectOption('not yet');
    await links.filter({ hasText: 'not playable yet' }).first().waitFor();
    await page.getByRole('combobox', { name: 'Can be played' }).selectOption('yes');
    await page.getByRole('combobox', { name: 'Copies allowed' }).selectOption('OCG: forbidden');
    await page.getByRole('searchbox').fill('pot of');
    await page.getByRole('link', { name: /Pot of Greed/ }).waitFor();
    await page.getByRole('combobox', { name: 'Copies allowed' }).selectOption('OCG: limited');
    await page.getByRole('link', { name: /Pot of Prosperity/ }).waitFor();
    expect(await page.getByRole('link', { name: /Pot of Greed/ }).count()).toBe(0);
  });

  test('speak the language of the reader, and are found by their names in it', async () => {
    const page = await openPage({ at: '/cards', language: 'ja' });
    await page.getByRole('searchbox').fill('聖なるバリア');
    await page.getByRole('link', { name: /聖なるバリア.*通常罠/ }).waitFor();
    // Archetypes too, and the cards stand in the order of their names.
    await page.getByRole('searchbox').fill('青眼の');
    await page.getByRole('combobox', { name: 'カテゴリー' }).selectOption('ブルーアイズ');
    await page.getByRole('combobox', { name: '並び順' }).selectOption('name');
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    const { compare } = new Intl.Collator('ja', { numeric: true });
    const isInOrder = async (): Promise<boolean> => {
      const names = await links.allInnerTexts();
      return names.length > 3 && names.join() === [...names].sort(compare).join();
    };
    // The list follows the typing when there is time.
    await expect.poll(isInOrder).toBe(true);
  });

  test('a passcode that nobody knows is said to be unknown', async () => {
    const page = await openPage();
    await goTo(page, '/cards');
    await page.evaluate('location.assign("#/cards/1")');
    await page.getByText('There is no card with the passcode 1.').waitFor();
  });
});
