import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeInBrowser, useBrowser } from './browser.ts';
import { onField, playField } from './field.ts';

const GUARDIAN = 91152256;
const ELF = 15025844;
const TYPHOON = 5318639;
const SKULL = 70781052;
/** It cannot be Tributed. */
const MONK = 423585;

const middleOf = async (at: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await at.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const glowing = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-drop]')
    .evaluateAll((places) => places.map((place) => place.getAttribute('data-cell') ?? place.tagName).sort());

/** Takes the card and holds it over the place, until that glows. */
const holdOver = async (page: Page, card: Locator, place: Locator): Promise<void> => {
  const [from, to] = [await middleOf(card), await middleOf(place)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 3 });
  await page.locator('[data-drop]').first().waitFor();
  await page.mouse.move(to.x, to.y, { steps: 6 });
};

describeInBrowser('cards are dragged', () => {
  useBrowser();

  test('a monster to what it attacks: only that glows, and elsewhere nothing happens', async () => {
    const page = await playField(
      `A.monsters=${GUARDIAN}.attack.zone-3&B.monsters=${ELF}.attack.zone-2+${ELF}.attack.zone-4`,
    );
    await page.locator('button[data-do="enter-phase"]').first().click();
    const attacker = onField(page, /^Your .*Celtic Guardian.*can be chosen/);
    await attacker.waitFor();
    const victim = page.locator('[data-cell="opponent-monsters-3"]');
    await holdOver(page, attacker, victim);
    expect(await glowing(page)).toEqual(['opponent-monsters-1', 'opponent-monsters-3']);
    // Let go over nothing, it lies as before.
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await page.locator('[data-drop]').first().waitFor({ state: 'detached' });
    await attacker.waitFor();
    await holdOver(page, attacker, victim);
    await page.locator('[data-cell="opponent-monsters-3"][data-drop="over"]').waitFor();
    await page.mouse.up();
    // One of the two is destroyed, or the other way round: the battle has been with this one.
    await expect
      .poll(() => page.locator('[data-cell="opponent-monsters-3"]').getAttribute('data-handle'))
      .toBeNull();
    expect(
      await page.locator('[data-cell="opponent-monsters-1"]').getAttribute('data-handle'),
    ).not.toBeNull();
  });

  test('a monster to the other player, to attack directly', async () => {
    const page = await playField(`A.monsters=${GUARDIAN}.attack.zone-3&B.lp=4000`);
    await page.locator('button[data-do="enter-phase"]').first().click();
    const opponent = page.getByRole('region', { name: 'Opponent' });
    await holdOver(page, onField(page, /Celtic Guardian.*can be chosen/), opponent);
    await page.mouse.up();
    await opponent.getByText('2600').waitFor();
  });

  test('a card of the hand to a zone: what can be done there is asked, and the zone is the one', async () => {
    const page = await playField(`A.hand=${GUARDIAN}+${TYPHOON}`);
    const zone = page.locator('[data-cell="you-monsters-4"]');
    await holdOver(page, onField(page, /^Your hand.*Celtic Guardian/), zone);
    expect(await glowing(page)).toEqual([0, 1, 2, 3, 4].map((place) => `you-monsters-${place}`));
    await page.mouse.up();
    await page.getByRole('menuitem', { name: 'Normal Summon' }).click();
    await page.locator('[data-cell="you-monsters-4"][data-handle]').waitFor();
    // There is nothing to destroy for the Spell: it can only be Set, and nobody is asked.
    await holdOver(page, onField(page, /^Your hand.*Typhoon/), page.locator('[data-cell="you-spells-1"]'));
    await page.mouse.up();
    await page.locator('[data-cell="you-spells-1"][data-handle]').waitFor();
    // What one drag did, one step back takes back.
    await page.getByRole('button', { name: /^Undo/ }).click();
    await onField(page, /^Your hand.*Typhoon/).waitFor();
  });

  test('a monster that needs a Tribute to where a Tribute leaves it a place, and it comes there', async () => {
    const page = await playField(
      `A.hand=${SKULL}&A.monsters=${MONK}.defense.zone-2+${GUARDIAN}.attack.zone-4+${ELF}.attack.zone-5`,
    );
    const zone = page.locator('[data-cell="you-monsters-3"]');
    await holdOver(page, onField(page, /^Your hand.*Summoned Skull/), zone);
    expect(await glowing(page)).toEqual([0, 2, 3, 4].map((place) => `you-monsters-${place}`));
    await page.mouse.up();
    await page.getByRole('menuitem', { name: 'Normal Summon' }).click();
    await page.getByRole('heading', { name: /Tributes for “Summoned Skull”/ }).waitFor();
    await zone.click();
    await onField(page, /^Your Monster Zone 4.*Summoned Skull/).waitFor();
  });

  test('with a finger too', async () => {
    const page = await playField(`A.hand=${GUARDIAN}`, { size: 'phone' });
    const card = onField(page, /^Your hand.*Celtic Guardian/);
    await card.scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(card), await middleOf(page.locator('[data-cell="you-monsters-1"]'))];
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 8; step++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 },
      ]);
    await page
      .locator('[data-cell="you-monsters-1"][data-drop="over"]')
      .or(page.locator('[data-drop]'))
      .first()
      .waitFor();
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    await page.getByRole('menuitem', { name: 'Set' }).click();
    await page.locator('[data-cell="you-monsters-1"][data-handle]').waitFor();
  });
});
