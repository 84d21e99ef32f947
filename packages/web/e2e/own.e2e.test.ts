import { allFacts, READY_MADE_DECKS, standingOf } from '@spellspeed/cards';
import { makeYdk } from '@spellspeed/formats';
import type { FileChooser, Page } from 'playwright-core';
import initSqlJs from 'sql.js';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import {
  describeInBrowser,
  dropFile,
  goTo,
  inAllOf,
  openPage,
  SIZES,
  seriousFindings,
  useBrowser,
} from './browser.ts';

/** Spells that nothing defines; their texts here are invented. */
const [one, two] = allFacts().filter(
  ({ passcode, ...facts }) =>
    facts.kind === 'spell' && facts.property === 'Normal' && standingOf(passcode) === 'none',
);
if (!one || !two) throw new Error('every Normal Spell can be played with: give these tests invented ones');
const lineOf = ({ passcode, names }: typeof one, text: string): string =>
  JSON.stringify({ passcode, name: names.en, kind: 'Spell', line: 'Normal', text });
const MINE = {
  name: 'mine.jsonl',
  text: [
    lineOf(one, 'Draw 2 cards.'),
    lineOf(two, 'Draw 1 card. Sing a song. Target 1 monster you control; draw 1 card.'),
    lineOf({ ...one, passcode: 1, names: { ...one.names, en: 'Spell of a Test' } }, 'Draw 1 card.'),
  ].join('\n'),
};
const BROKEN = { name: 'broken.jsonl', text: `${lineOf(two, 'Draw 1 card.')}\n{"passcode": "x"}` };

interface GivenFile {
  readonly name: string;
  readonly text: string | Uint8Array;
}
/** Gives a file to the button for it, as its dialog does; one test alone opens the dialog. */
const choose = (page: Page, { name, text }: GivenFile): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
/** So long a person looks for the dialog before pressing once more, in milliseconds. */
const LOOKED_FOR = 10_000;
const dialogOf = async (page: Page): Promise<FileChooser> => {
  const button = page.getByRole('button', { name: 'Add cards from a file' });
  await button.waitFor();
  const opening = page.waitForEvent('filechooser', { timeout: LOOKED_FOR }).catch(() => null);
  await button.click();
  return (await opening) ?? dialogOf(page);
};
const ADDED = 'mine.jsonl: 1 card was read from the texts and can be played with.';
const playable = (page: Page, count: number) =>
  page.getByRole('heading', { name: `Read from their texts, can be played with: ${count}` });

describeInBrowser('cards from a file', () => {
  useBrowser();

  test('are read, shown with their text, built into a deck and played with, and are there after a reload', async () => {
    const page = await openPage({ at: '/cards' });
    await choose(page, MINE);
    await page.getByText(ADDED).waitFor();
    await page.getByText('1 text is kept and is not understood yet.').waitFor();
    await page.getByText('left out: Spell of a Test (1)').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cards from your files' }).click();
    await playable(page, 1).waitFor();
    expect(await page.locator('mark').innerText()).toContain('Sing a song.');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: one.names.en, exact: true }).click();
    await page.getByText('Draw 2 cards.').waitFor();
    await page.reload();
    await page.getByText('read from the text that you gave').first().waitFor();
    await page.getByText('Draw 2 cards.').waitFor();
    // The other one says which of its sentences is not understood.
    await page.evaluate((hash) => location.assign(hash), `#/cards/${two.passcode}`);
    await page.getByText('Not understood: Sing a song.').waitFor();
    await page.getByText('Understood: Draw 1 card.').waitFor();
    await page.getByText('A card is targeted, but nothing is done to it.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await goTo(page, '/decks');
    const { main, extra, side } = READY_MADE_DECKS['yugi-starter'];
    const deck = { main: [...main.slice(3), one.passcode, one.passcode, one.passcode], extra, side };
    await page.getByRole('textbox', { name: 'A .ydk list or a ydke:// link' }).fill(makeYdk(deck));
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText('ready to duel').waitFor();
    await page.getByText('read from the text that you gave').first().waitFor();
    await page.getByRole('button', { name: 'Duel with this deck' }).click();
    await page.locator('form button[type="submit"]').click();
    await page.locator('[data-prompt]').waitFor();
    await page.reload();
    await page.locator('[data-prompt]').waitFor();

    // Forgotten, they are missed by name; put back, the duel goes on.
    await page.evaluate(() => location.assign('#/cards/own'));
    await page.getByRole('button', { name: 'Forget these cards' }).click();
    await playable(page, 0).waitFor();
    await page.evaluate(() => location.assign('#/'));
    await page.reload();
    await page.getByRole('alert').getByText(one.names.en).waitFor();
    await page.evaluate(() => location.assign('#/cards/own'));
    await choose(page, MINE);
    await playable(page, 1).waitFor();
    await goTo(page, '/');
    await page
      .getByRole('button', { name: /^Go on with/ })
      .first()
      .click();
    await page.locator('[data-prompt]').waitFor();
  });

  test('are asked for by a dialog that takes one file', async () => {
    const page = await openPage({ at: '/cards/own' });
    const dialog = await dialogOf(page);
    expect(dialog.isMultiple()).toBe(false);
    expect(await dialog.element().getAttribute('accept')).toBe('.cdb,.json,.jsonl,application/json');
  });

  test('that is broken changes nothing, and what is wrong is said where', async () => {
    const page = await openPage({ at: '/cards/own' });
    await choose(page, MINE);
    await playable(page, 1).waitFor();
    await dropFile(page, page.getByRole('button', { name: 'Add cards from a file' }), BROKEN);
    await page.getByRole('alert').getByText('Line 2: “passcode” is "x", not a number.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await playable(page, 1).waitFor();
    await page.getByRole('heading', { name: 'Not understood yet: 1' }).waitFor();
    await page.getByRole('button', { name: `Forget ${one.names.en}`, exact: true }).click();
    await playable(page, 0).waitFor();
    await page.getByRole('button', { name: 'Put back' }).click();
    await playable(page, 1).waitFor();
  });

  test('may come from a card database, and every tab knows of them at once', async () => {
    const { Database } = await initSqlJs();
    const made = new Database();
    made.run('CREATE TABLE datas (id, alias, type, atk, def, level, race, attribute)');
    made.run('CREATE TABLE texts (id, name, desc)');
    made.run('INSERT INTO datas VALUES (?, 0, 2, 0, 0, 0, 0, 0)', [one.passcode]);
    made.run('INSERT INTO texts VALUES (?, ?, ?)', [one.passcode, one.names.en, 'Draw 2 cards.']);
    const asked: string[] = [];
    const page = await openPage({ at: '/cards/own', onResponse: (response) => asked.push(response.url()) });
    await playable(page, 0).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url().replace(/#.*/, '#/decks'));
    await other
      .getByRole('textbox', { name: 'A .ydk list or a ydke:// link' })
      .fill(makeYdk({ main: [one.passcode], extra: [], side: [] }));
    await other.getByRole('button', { name: 'Read it' }).click();
    const unknown = other.getByText('What these cards do is not known to Spellspeed yet');
    await unknown.waitFor();
    await other.getByRole('button', { name: 'Add cards from a file' }).waitFor();
    expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
    await choose(page, { name: 'mine.cdb', text: made.export() });
    await playable(page, 1).waitFor();
    await unknown.waitFor({ state: 'detached' });
  });

  test.each(inAllOf(LANGUAGES, ['zh-Hans']))('are told in %s, on a phone too', async (language) => {
    const page = await openPage({ at: '/cards/own', language, size: 'phone' });
    await choose(page, MINE);
    await page
      .getByRole('main')
      .getByRole('link', { name: lookUp(language) })
      .waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      SIZES.phone.width,
    );
    expect(await seriousFindings(page)).toEqual([]);
  });
});

const NAMES = { en: 'en', 'zh-Hans': 'zh', it: 'it', ja: 'ja' } as const;
/** The name of the first card as the page prints it. */
const lookUp = (language: (typeof LANGUAGES)[number]): string =>
  one.names[NAMES[language]] ?? one.names.ja ?? one.names.en;
