import { expect, test } from 'vitest';
import { describeInBrowser, inAllOf, openPage, SIZES, seriousFindings, useBrowser } from './browser.ts';
import { slowDown, typeQuickly } from './typing.ts';

const RULING = 'Who attacks all monsters once each cannot attack the same one again';
const IN_JAPANESE = /^全てのモンスターに1回ずつ攻撃できるモンスターは、攻撃が無効になっても/;

describeInBrowser('rulings', () => {
  useBrowser();

  test.each(
    inAllOf(['desktop', 'phone'], ['phone']),
  )('a ruling is found, stepped forwards and back, and taken over (%s)', async (size) => {
    const page = await openPage({ at: '/rulings', size });
    await page.getByText(/^[\d,]+ rulings/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('magic cylinder attacks all monsters once each');
    await page.getByRole('link', { name: RULING }).click();
    const controls = page.locator('[data-step]');
    await controls.waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // The hand of A before, the GY afterwards.
    const inHand = page.getByRole('button', { name: /^A – hand: Diffusion Wave-Motion/ });
    expect(await inHand.count()).toBe(1);
    if (size === 'phone') {
      // Without a column beside the field the card is told over it.
      await inHand.click();
      const sheet = page.getByRole('dialog', { name: 'The selected card' });
      await sheet.getByRole('region', { name: 'Card text' }).waitFor();
      await sheet.getByRole('button', { name: 'Close' }).click();
    }
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
    await page
      .locator('strong', { hasText: 'A cannot: attack “Celtic Guardian” with “Dark Magician”' })
      .waitFor();
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
    await page.getByText(/^[\d,]+ rulings/).waitFor();
  });

  test('a judge finds rulings by a card in any language, by a clause, and within a chapter', async () => {
    const page = await openPage({ at: '/rulings', language: 'zh-Hans' });
    const search = page.getByRole('searchbox');
    const status = page.getByRole('status');
    await status.getByText(/^[\d,]+条裁定/).waitFor();
    const one = page.locator('a[data-ruling^="battle/attack-all.yaml:"]').first();
    for (const words of [
      'Diffusion Wave-Motion Magic Cylinder',
      '拡散する波動 魔法の筒',
      '扩散的波动 魔法筒',
      'Esplosione a Onde Soniche',
      'battle.attack-all.each-monster-once',
      '各作1次攻击',
    ]) {
      await search.fill('zzzz');
      await status.getByText('没有符合的裁定。').waitFor();
      await search.fill(words);
      await one.waitFor();
    }
    await page.getByRole('combobox', { name: '章节' }).selectOption('damage-step');
    await status.getByText('没有符合的裁定。').waitFor();
  });

  test('Back leads to the same ruling on the same page of the list', async () => {
    const page = await openPage({ at: '/rulings?chapter=battle' });
    await page
      .getByText(/page 1 of 2$/)
      .first()
      .waitFor();
    const next = page.getByRole('link', { name: 'Next page' });
    await next.press('Enter');
    await page
      .getByRole('status')
      .getByText(/page 2 of 2$/)
      .waitFor();
    // Whoever reads goes on at the beginning of the other page.
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'status');
    expect(await seriousFindings(page)).toEqual([]);
    const link = page.getByRole('main').getByRole('listitem').nth(4).getByRole('link');
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'To the list' }).click();
    await page
      .getByRole('status')
      .getByText(/page 2 of 2$/)
      .waitFor();
    await page.waitForFunction((text) => document.activeElement?.textContent === text, title);
    expect(await page.getByRole('combobox', { name: 'Chapter' }).inputValue()).toBe('battle');
  });

  test('a ruling leads to its clauses, its cards and its source', async () => {
    const page = await openPage({ at: '/rulings' });
    await page.getByRole('searchbox').fill('effects.target.moved-away');
    await page
      .getByRole('link', { name: /^A target that has left the field when the effect resolves/ })
      .click();
    const about = page.getByRole('region', { name: 'What it shows' });
    await about.getByText(/^Source: example \d+ of/).waitFor();
    await about.getByRole('link', { name: 'effects.target.moved-away' }).first().waitFor();
    const card = about.getByRole('heading', { name: 'Cards' }).locator('+ ul').getByRole('link').first();
    const name = (await card.textContent()) ?? '';
    await card.click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  });

  test('in Chinese titles and clauses are Chinese', async () => {
    const page = await openPage({ at: '/rulings', language: 'zh-Hans' });
    const search = page.getByRole('searchbox');
    const translated = page.getByRole('link', { name: '为上级召唤解放「三眼怪」时，能得到它的效果吗？' });
    // Found by the words of the translation, and by the English ones.
    await search.fill("Do I get Sangan's effect");
    await translated.waitFor();
    await search.fill('三眼怪 上级召唤 解放');
    await translated.waitFor();
    expect(await translated.getAttribute('lang')).toBeNull();
    await translated.click();
    await page.getByRole('heading', { level: 1, name: /^为上级召唤解放/ }).waitFor();
    const about = page.getByRole('region', { name: '所展示的条款' });
    await about
      .getByText(/[一-龥]{8}/)
      .first()
      .waitFor();
    expect(await about.locator('[lang="en"]').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('steps are told in the language of the page, and can be read as they are written', async () => {
    const page = await openPage({ at: '/rulings', language: 'ja' });
    await page.getByRole('searchbox').fill(RULING);
    await page.getByRole('link', { name: IN_JAPANESE }).click();
    const steps = page.getByRole('list', { name: '手順' });
    await steps.getByText('A：「拡散する波動」を発動').waitFor();
    await steps.getByText('Aはできない：「ブラック・マジシャン」で「エルフの剣士」を攻撃').waitFor();
    const written = page.getByRole('button', { name: '原文（YAML）' });
    await written.press('Enter');
    await steps.getByText('A: activate Diffusion Wave-Motion').waitFor();
    expect(await written.getAttribute('aria-pressed')).toBe('true');
    await written.press('Enter');
    await steps.getByText('A：「拡散する波動」を発動').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('in Japanese titles and clauses are Japanese', async () => {
    const page = await openPage({ at: '/rulings', language: 'ja' });
    await page.getByRole('searchbox').fill('モンスター 同じ 再び 1回ずつ');
    const title = page.getByRole('link', { name: IN_JAPANESE });
    await title.waitFor();
    expect(await title.getAttribute('lang')).toBeNull();
    await title.click();
    await page.getByRole('heading', { level: 1, name: IN_JAPANESE }).waitFor();
    const about = page.getByRole('region', { name: '示していること' });
    await about
      .getByText(/攻撃できるモンスター/)
      .first()
      .waitFor();
    expect(await about.locator('[lang="en"]').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('an address without a ruling says so', async () => {
    const page = await openPage({ at: '/rulings/play?file=nowhere.yaml&line=1' });
    await page.getByRole('heading', { name: 'There is no such ruling.' }).waitFor();
  });

  test('no letter is lost while somebody types quickly on a slow machine, and the address follows', async () => {
    const page = await openPage({ at: '/rulings' });
    const field = page.getByRole('searchbox');
    await page.getByRole('list', { name: 'Rulings' }).getByRole('link').first().waitFor();
    await slowDown(page, 4);
    const words = 'damage step attack replay monster';
    await typeQuickly(page, field, words);
    await page.waitForURL(({ hash }) => new URLSearchParams(hash.split('?')[1]).get('words') === words);
    expect(await field.inputValue()).toBe(words);
    await slowDown(page, 1);
    // What is put into the address from elsewhere is still shown.
    await page.evaluate(() => location.assign('#/rulings?words=fusion'));
    await page.waitForFunction(() => document.querySelector('input')?.value === 'fusion');
  });
});
