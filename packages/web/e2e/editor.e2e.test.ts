import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  describeInBrowser,
  inAllOf,
  type Opening,
  openPage,
  SIZES,
  seriousFindings,
  useBrowser,
} from './browser.ts';

/** Opens the editor and waits until it is there. */
const openEditor = async (opening: Opening & { readonly field?: string } = {}): Promise<Page> => {
  const { field = '', ...more } = opening;
  const page = await openPage({ at: `/rulings/edit${field}`, ...more });
  await page.getByRole('main').getByRole('grid').last().waitFor();
  return page;
};
/** A zone of the table, by how its name begins. */
const zone = (page: Page, name: string): Locator =>
  page.getByRole('gridcell').getByRole('button', { name: new RegExp(`^${name}(?!\\d)`) });
const pile = (page: Page, name: string): Locator => page.getByRole('grid', { name, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog').last();
/** Chooses a card in the open dialog. */
const choose = async (page: Page, card: string): Promise<void> => {
  await dialog(page).getByRole('searchbox').fill(card);
  await dialog(page)
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: new RegExp(`^${card}`) })
    .first()
    .click();
};
const closeDialog = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
/** Presses an empty zone, or the + of a list, and chooses its card. */
const place = async (page: Page, card: string, where: string): Promise<void> => {
  const add = page.getByRole('button', { name: `Add a card: ${where}`, exact: true });
  await ((await add.count()) > 0 ? add : zone(page, where)).click();
  await choose(page, card);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const yamlOf = async (page: Page): Promise<string> => (await page.locator('pre').textContent()) ?? '';
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('Something cannot be seen.');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 30, end.y + 30, { steps: 12 });
  await page.mouse.move(end.x + 33, end.y + 32, { steps: 4 });
  await page.mouse.up();
};

describeInBrowser('the editor of fields', () => {
  useBrowser();

  test.each(
    inAllOf(['desktop', 'phone'], ['phone']),
  )('a field is built, asked about, exported, and played (%s)', async (size) => {
    const page = await openEditor({ size });
    await place(page, 'Kuriboh', 'A: hand');
    await place(page, 'Mirror Force', 'A: hand');
    await place(page, 'Celtic Guardian', 'B: Monster Zone 4');
    const guardian = zone(page, 'B: Monster Zone 4: Celtic Guardian');
    await guardian.click();
    await dialog(page).getByRole('radio', { name: 'Set', exact: true }).check();
    expect(await seriousFindings(page)).toEqual([]);
    await closeDialog(page);
    expect(await yamlOf(page)).toContain('B:\n  monsters: [{ card: Celtic Guardian, zone: 4, set: true }]');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES[size].width,
    );

    await page.getByRole('button', { name: 'What is legal here?' }).click();
    await page.getByText('✓ Normal Summon “Kuriboh”', { exact: true }).waitFor();
    await page.getByText(/^A cannot: activate “Mirror Force”/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    // The address is the link.
    await page.reload();
    await guardian.getByText('Set').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Go on from here as A' }).click();
    await page.getByRole('grid', { name: 'Field', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Your hand: Kuriboh/ }).waitFor();
    await page.getByRole('button', { name: /^Opponent’s Monster Zone 4/ }).waitFor();
  });

  test.each(
    inAllOf(['desktop', 'phone'], ['desktop']),
  )('materials, equips, counters, scales and Extra Monster Zones (%s)', async (size) => {
    const page = await openEditor({ size });
    await place(page, 'Number 39: Utopia', 'A: Monster Zone 2');
    await zone(page, 'A: Monster Zone 2').click();
    for (const material of ['Kuriboh', 'Sangan']) {
      await dialog(page).getByRole('button', { name: 'Attach a card' }).click();
      await choose(page, material);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: `Remove ${material}` })
        .waitFor();
    }
    await dialog(page).getByLabel('Owner of Sangan').selectOption('B');
    await dialog(page).getByRole('button', { name: 'Equip a card' }).click();
    await choose(page, 'United We Stand');
    await dialog(page).getByRole('button', { name: 'Remove United We Stand' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await closeDialog(page);

    await place(page, 'Royal Magical Library', 'A: Monster Zone 3');
    await zone(page, 'A: Monster Zone 3').click();
    await dialog(page).getByLabel('Name of a counter').fill('Spell Counter');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'One more: Spell Counter' }).click();
    await dialog(page).getByText('Spell Counter: 2').waitFor();
    await closeDialog(page);

    await zone(page, 'A: Spell & Trap Zone 5').click();
    await dialog(page).getByRole('radio', { name: 'A: Pendulum Zone, right' }).check();
    await choose(page, 'Odd-Eyes Pendulum Dragon');
    await zone(page, 'A: Pendulum Zone, right: Odd-Eyes Pendulum Dragon').waitFor();
    await zone(page, 'A: Extra Monster Zone, left').click();
    await dialog(page).getByRole('radio', { name: 'B: Extra Monster Zone, right' }).check();
    await choose(page, 'Decode Talker');
    await zone(page, 'B: Extra Monster Zone, right: Decode Talker').waitFor();
    const yaml = await yamlOf(page);
    expect(yaml).toContain(
      '{ card: "Number 39: Utopia", zone: 2, materials: [Kuriboh, { card: Sangan, owner: B }], equips: [{ card: United We Stand, zone: 1 }] }',
    );
    expect(yaml).toContain('{ card: Royal Magical Library, zone: 3, counters: { Spell Counter: 2 } }');
    expect(yaml).toContain('pendulum: { right: Odd-Eyes Pendulum Dragon }');
    expect(yaml).toContain('{ card: Decode Talker, zone: extra-right }');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES[size].width,
    );
    await page.getByRole('button', { name: 'What is legal here?' }).click();
    await page.getByText(/^A cannot: activate the effect.*① of “Number 39: Utopia”/).waitFor();
    await page.getByRole('button', { name: 'Go on from here as A' }).click();
    await page.getByRole('button', { name: /^Your Monster Zone 2.*Number 39: Utopia/ }).waitFor();
    await page.getByRole('button', { name: /^Your Pendulum Zone 2.*Odd-Eyes Pendulum Dragon/ }).waitFor();
  });

  test('everything is done with the keyboard alone, and the focus is never lost', async () => {
    const page = await openEditor();
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent.trim()');
    /** Types into the search of the open dialog and takes the first card. */
    const take = async (card: string): Promise<void> => {
      await page.waitForFunction('document.activeElement.matches("[role=dialog] input[type=search]")');
      await page.keyboard.type(card);
      await dialog(page).getByRole('list', { name: 'Cards' }).getByRole('button').first().waitFor();
      await press('Enter');
    };
    const until = (text: string): Promise<unknown> =>
      page.waitForFunction((wanted) => document.activeElement?.textContent?.includes(wanted) ?? false, text);
    // The table is one stop; the arrow keys go through it.
    await zone(page, 'B: Spell & Trap Zone 5').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await press(key);
    expect(await focused()).toMatch(/^A: Monster Zone 2: empty/);
    await press('Enter');
    await take('Number 39: Utopia');
    // The focus is on the card that came.
    await until('A: Monster Zone 2: Number 39: Utopia');
    await press('Enter');
    const attach = dialog(page).getByRole('button', { name: 'Attach a card' });
    await attach.focus();
    await press('Enter');
    await take('Kuriboh');
    await until('Attach a card');
    await dialog(page).getByRole('button', { name: 'Equip a card' }).focus();
    await press('Enter');
    await take('United We Stand');
    await until('Equip a card');
    await dialog(page).getByLabel('Name of a counter').focus();
    await page.keyboard.type('Wedge Counter');
    await press('Enter');
    await dialog(page).getByText('Wedge Counter: 1').waitFor();
    await press('Escape');
    await until('1 Xyz Material, Wedge Counter: 1');
    await press('ArrowDown');
    await press('ArrowLeft');
    await until('United We Stand, Face-up, equipped to Number 39: Utopia');
    // Taken off the field, the card leaves the focus in its zone.
    await press('Enter');
    await dialog(page).getByLabel('Equipped to').focus();
    await press('Home');
    await dialog(page).getByText('A face-up Equip Spell is equipped to a monster').waitFor();
    await dialog(page).getByRole('button', { name: 'Remove', exact: true }).focus();
    await press('Enter');
    await until('A: Spell & Trap Zone 1 / A: Pendulum Zone, left: empty');
  });

  test('cards are dragged with the keyboard', async () => {
    const page = await openEditor();
    await page.getByRole('searchbox').fill('Sangan');
    const handle = pile(page, 'Cards').getByRole('button', { name: 'Drag Sangan' });
    await handle.focus();
    await page.keyboard.press('Enter');
    // The places are gone through with Tab: the lists of B, then the zones.
    const target = zone(page, 'A: Monster Zone 3');
    for (let tabs = 0; tabs < 60; tabs++) {
      if ((await target.getAttribute('data-drop-target')) === 'true') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await zone(page, 'A: Monster Zone 3: Sangan').waitFor();
  });

  test('cards are dragged with the mouse, and meet others', async () => {
    const page = await openEditor();
    const fromList = async (card: string, to: Locator): Promise<void> => {
      await page.getByRole('searchbox').fill(card);
      await drag(
        page,
        pile(page, 'Cards')
          .getByRole('button', { name: `Drag ${card}` })
          .first(),
        to,
      );
    };
    await fromList('Sangan', pile(page, 'B: hand'));
    await pile(page, 'B: hand').getByRole('row', { name: 'Sangan' }).waitFor();
    await fromList('Number 39: Utopia', zone(page, 'A: Extra Monster Zone, right'));
    const utopia = zone(page, 'A: Extra Monster Zone, right: Number 39: Utopia');
    await utopia.waitFor();
    await fromList('Kuriboh', utopia);
    await dialog(page).getByRole('button', { name: 'Under Number 39: Utopia, as Xyz Material' }).click();
    await utopia.getByText('1 Xyz Material').waitFor({ state: 'attached' });
    await fromList('United We Stand', utopia);
    await dialog(page).getByRole('button', { name: 'Equipped to Number 39: Utopia' }).click();
    await zone(page, 'A: Spell & Trap Zone 1: United We Stand, Face-up, equipped to').waitFor();
    // A Pendulum Monster goes to the Pendulum Zone of that place.
    await fromList('Odd-Eyes Pendulum Dragon', zone(page, 'A: Spell & Trap Zone 5'));
    await zone(page, 'A: Pendulum Zone, right: Odd-Eyes Pendulum Dragon').waitFor();
    // From zone to zone, with all that is tied to it.
    await drag(page, utopia, zone(page, 'A: Monster Zone 4'));
    const moved = zone(page, 'A: Monster Zone 4: Number 39: Utopia, Attack Position, 1 Xyz Material');
    await moved.waitFor();
    await drag(page, pile(page, 'B: hand').getByRole('button', { name: 'Drag Sangan' }), moved);
    await dialog(page).getByRole('button', { name: 'The two change places' }).click();
    await zone(page, 'A: Monster Zone 4: Sangan').waitFor();
    expect(await yamlOf(page)).toContain('gy: [Kuriboh]');
  });

  test('a card of the list is pressed, then its zone; Escape puts it back', async () => {
    const page = await openEditor();
    await page.getByRole('searchbox').fill('Sangan');
    const card = pile(page, 'Cards').getByRole('button', { name: /^Sangan/ });
    await card.click();
    await page.getByText('Sangan: press the zone where it goes, or a +.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Sangan: press the zone').waitFor({ state: 'detached' });
    await card.click();
    await zone(page, 'Put Sangan here: B: Monster Zone 5').click();
    await zone(page, 'B: Monster Zone 5: Sangan').waitFor();
    await card.click();
    await page.getByRole('button', { name: 'Put Sangan here: A: GY' }).click();
    await pile(page, 'A: GY').getByRole('row', { name: 'Sangan' }).waitFor();
  });

  test('what cannot be is said beside the card', async () => {
    const page = await openEditor({
      field:
        '?A.monsters=44095762.zone-2+40640057.zone-1&A.materials=26202165.on-A-1&A.spells=56747793.zone-3&A.pendulum=16178681.left&B.spells=44095762.zone-1.set&B.hand=84013237',
    });
    await zone(page, 'A: Spell & Trap Zone 3: United We Stand, Face-up \\(cannot be so\\)').click();
    await dialog(page).getByText('A face-up Equip Spell is equipped to a monster: choose which.').waitFor();
    await dialog(page).getByLabel('Equipped to').selectOption({ label: 'A: Monster Zone 1: Kuriboh' });
    await dialog(page).getByText('A face-up Equip Spell').waitFor({ state: 'detached' });
    await closeDialog(page);
    const wrongs = page.getByRole('region', { name: 'This field cannot be' });
    await wrongs.getByText('Only a monster can be here.').waitFor();
    await wrongs.getByText('Only an Xyz Monster can have Xyz Materials.').waitFor();
    await pile(page, 'B: hand').getByText('This card belongs in the Extra Deck.').waitFor();
    await wrongs.getByRole('button', { name: 'A: Monster Zone 1: Kuriboh' }).click();
    await dialog(page).getByRole('button', { name: 'Remove Sangan' }).click();
    await dialog(page).getByText('Only an Xyz Monster').waitFor({ state: 'detached' });
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('two cards in one zone are both there, and said to be wrong', async () => {
    const page = await openEditor({ field: '?A.monsters=40640057.zone-2+26202165.zone-2' });
    await zone(page, 'A: Monster Zone 2: Sangan, Attack Position \\(cannot be so\\)').click();
    await dialog(page).getByText('Another card is already in this zone.').waitFor();
    await dialog(page).getByLabel('Where').selectOption({ label: 'A: Monster Zone 3' });
    await closeDialog(page);
    await zone(page, 'A: Monster Zone 3: Sangan').waitFor();
    await page.getByRole('region', { name: 'This field cannot be' }).waitFor({ state: 'detached' });
  });

  test('a scenario is pasted, its mistakes are shown in their lines, and Back brings the field again', async () => {
    const page = await openEditor({ field: '?A.hand=40640057' });
    await page.getByRole('button', { name: 'Open a scenario or puzzle' }).click();
    const area = dialog(page).getByLabel('Text of the scenario or puzzle');
    const text = (name: string): string =>
      `title: Mine\nturn: 5\nA:\n  monsters:\n    - { card: ${name}, zone: 4, counters: { Spell Counter: 3 } }\n  deck: [Sangan, Kuriboh]\nB: { lp: 300 }\nsteps:\n  - A: attack Royal Magical Library directly\n`;
    await area.fill(text('Royal Magical Libary'));
    await dialog(page).getByRole('button', { name: 'Take its field' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Line 5, column 15: .* Did you mean “Royal Magical Library”/ })
      .click();
    expect(await area.evaluate((node: HTMLTextAreaElement) => node.selectionStart)).toBe(
      text('').indexOf('card: ') + 'card: '.length,
    );
    await area.fill(text('Royal Magical Library'));
    await dialog(page).getByRole('button', { name: 'Take its field' }).click();
    await zone(page, 'A: Monster Zone 4: Royal Magical Library, Attack Position, Spell Counter: 3').waitFor();
    await page.getByText(/^Only the field was taken. Left out: 1 step/).waitFor();
    expect(await page.getByLabel('B: Life Points').inputValue()).toBe('300');
    expect(await pile(page, 'A: Deck').getByRole('row').allTextContents()).toEqual([
      expect.stringContaining('Sangan'),
      expect.stringContaining('Kuriboh'),
    ]);
    expect(await yamlOf(page)).toContain('title: "Mine"\nturn: 5\n');
    await page.waitForURL(/title=Mine/);
    await page.goBack();
    await pile(page, 'A: hand').getByRole('row', { name: 'Kuriboh' }).waitFor();
  });

  test('a link of the time before zones had numbers opens; one that cannot be read says so', async () => {
    const page = await openEditor({ field: '?A.monsters=40640057.set+91152256.attack&B.lp=100' });
    await zone(page, 'A: Monster Zone 1: Kuriboh, Set').waitFor();
    await zone(page, 'A: Monster Zone 2: Celtic Guardian, Attack Position').waitFor();
    const other = await openEditor({ field: '?A.hand=nothing' });
    await other.getByText('The link cannot be read: A.hand=nothing').waitFor();
  });

  test.each(inAllOf(['zh-Hans', 'ja', 'it'], ['it']))('a field is built in %s', async (language) => {
    const page = await openEditor({
      field: '?A.monsters=84013237.zone-2&A.materials=40640057.on-A-2&A.spells=56747793.zone-3',
      language,
    });
    await page
      .getByRole('region')
      .filter({ has: page.locator('h2') })
      .first()
      .waitFor();
    await page.locator('[data-wrong]').click();
    await dialog(page).getByRole('combobox').first().waitFor();
    // A counter is named in the language of the page, and in English in the scenario.
    const name = { 'zh-Hans': '楔指示物', ja: '楔カウンター', it: 'Segnalino Cuneo' }[language];
    const input = dialog(page).locator('input[list]');
    await input.fill(name);
    await input.press('Enter');
    await dialog(page).getByText(name).first().waitFor();
    await page.waitForFunction(() =>
      document.querySelector('pre')?.textContent?.includes('Wedge Counter: 1'),
    );
    expect(await seriousFindings(page)).toEqual([]);
  });
});
