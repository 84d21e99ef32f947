import { expect, test } from 'vitest';
import { describeInBrowser, seriousFindings, useBrowser } from './browser.ts';
import { onField, playField } from './field.ts';

const GUARDIAN = 91152256;
const ELF = 15025844;
const SKULL = 70781052;
const TYPHOON = 5318639;
const UTOPIA = 84013237;
const SPIRIT_DRAGON = 59822133;
const CHAOS = 30312361;
const SANGAN = 26202165;
const DECODE_TALKER = 1861629;

describeInBrowser('what is chosen is seen', () => {
  useBrowser();

  test('a monster that may be attacked shows its ATK and DEF, in the question and on the field', async () => {
    const page = await playField(
      `A.monsters=${GUARDIAN}.attack.zone-3&B.monsters=${ELF}.defense.zone-2+${SKULL}.attack.zone-4`,
    );
    await page.locator('button[data-do="enter-phase"]').first().click();
    await page.locator('button[data-do="end-battle"]').first().waitFor();
    await onField(page, /^Your .*Celtic Guardian.*can be chosen/).click();
    await page.getByRole('menuitem', { name: /Attack/ }).click();
    const question = page.locator('[data-prompt="attack-target"]');
    await question.getByRole('heading', { name: 'What does “Celtic Guardian” attack?' }).waitFor();
    const targets = await question.locator('button[data-do="card"]').allInnerTexts();
    expect(
      targets.filter((text) => /Mystical Elf/.test(text) && /ATK 800 \/ DEF 2000/.test(text)),
    ).toHaveLength(1);
    expect(
      targets.filter((text) => /Summoned Skull/.test(text) && /ATK 2500 \/ DEF 1200/.test(text)),
    ).toHaveLength(1);
    await expect
      .poll(() => page.locator('[data-cell="opponent-monsters-3"]').innerText())
      .toMatch(/2500\s*\/\s*1200/);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('the Extra Deck glows while a card in it can be used, and inside it that card alone', async () => {
    const page = await playField(
      `A.monsters=${GUARDIAN}.attack.zone-2+${ELF}.attack.zone-3&A.extra=${UTOPIA}+${SPIRIT_DRAGON}`,
    );
    const pile = onField(page, /^Your Extra Deck/);
    expect(await pile.getAttribute('data-choice')).toBe('open');
    await pile.click();
    const inside = page.getByRole('dialog').locator('li button');
    await inside.first().waitFor();
    const glowing = await inside.evaluateAll((all) =>
      all.filter((each) => each.getAttribute('data-choice') === 'open').map((each) => each.textContent ?? ''),
    );
    expect(glowing).toHaveLength(1);
    expect(glowing[0]).toContain('Number 39: Utopia');
    await inside.filter({ hasText: 'Number 39: Utopia' }).click();
    await page.getByRole('menuitem', { name: 'Xyz Summon' }).click();
    await page.getByRole('heading', { name: /“Number 39: Utopia”/ }).waitFor();
  });

  test('materials are asked for as players say it, and can be withdrawn while nothing has come of it', async () => {
    const field = `A.monsters=${[1, 2, 4, 5].map((zone) => `${SANGAN}.attack.zone-${zone}`).join('+')}&A.extra=${DECODE_TALKER}`;
    const page = await playField(field);
    await onField(page, /^Your Extra Deck/).click();
    await page.getByRole('dialog').locator('li button').first().click();
    await page.getByRole('menuitem', { name: 'Link Summon' }).click();
    const total = (chosen: number) =>
      page.getByRole('heading', { name: `Choose monsters with a Link total of 3 (chosen: ${chosen})` });
    await total(0).waitFor();
    const materials = page.locator('[data-prompt="cards"] button[data-do="card"]');
    for (const at of [0, 1]) await materials.nth(at).click();
    await total(2).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('[data-prompt]').getByRole('button', { name: 'Cancel' }).click();
    await page.locator('[data-prompt="act"]').waitFor();
    expect(await page.locator('[data-answers]').getAttribute('data-answers')).toBe('0');
  });

  test('without its materials the Extra Deck does not glow', async () => {
    const page = await playField(`A.monsters=${GUARDIAN}.attack.zone-2&A.extra=${UTOPIA}`);
    expect(await onField(page, /^Your Extra Deck/).getAttribute('data-choice')).toBeNull();
  });

  test('of two copies it is said where each lies', async () => {
    const page = await playField(
      `A.hand=${TYPHOON}&A.spells=${TYPHOON}.set.zone-2&B.spells=${TYPHOON}.set.zone-3`,
    );
    await page.getByText(/^All that you can do/).click();
    const copies = page.locator('[data-prompt] button[data-do="activate"]');
    await copies.nth(1).waitFor();
    const texts = await copies.allInnerTexts();
    expect(texts.filter((text) => text.includes('Your hand'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('Your Spell & Trap Zone 2'))).toHaveLength(1);
  });

  test('effects that a monster has gained are read with it, wherever it is pointed at', async () => {
    const page = await playField(`A.monsters=${CHAOS}.attack.zone-3&A.gy=${SANGAN}`);
    await onField(page, /^Your .*Phantom of Chaos/).click();
    await page.getByRole('menuitem', { name: /Activate/ }).click();
    const prompt = page.locator('[data-prompt="cards"] button[data-do="card"]');
    const gained = page.locator('[data-cell="you-monsters-2"] [data-gained]');
    await prompt.or(gained).first().waitFor();
    if ((await prompt.count()) > 0) await prompt.first().click();
    await gained.waitFor({ state: 'attached' });
    await page.mouse.move(2, 2);
    await page.locator('[data-cell="you-monsters-2"]').hover();
    // What Sangan does; Phantom of Chaos itself speaks of no such thing.
    await page
      .locator('[data-peek]')
      .getByText(/1500 or less ATK/)
      .waitFor();
  });
});
