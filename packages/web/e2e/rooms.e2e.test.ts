/** The rooms beside the duel, looked at in every size, colour and language. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/i18n/languages.ts';
import { describeInBrowser, inAllOf, openPage, seriousFindings, useBrowser } from './browser.ts';
import { beginDuel } from './first-question.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { comesAs } from './visitor.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
const [PHONE, , , LAPTOP] = SIZES;
const FIELD =
  '/rulings/edit?title=The+dragon+goes&A.monsters=70781052.zone-3&A.spells=66788016.set.zone-3&B.lp=2500&B.monsters=89631139.zone-3';

/** Another language is spoken from the next loading on. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((spoken) => {
    const settings = { state: { language: spoken, theme: 'system' }, version: 0 };
    localStorage.setItem('spellspeed.settings', JSON.stringify(settings));
  }, language);
  await page.reload();
};
/** What is wrong with what is shown, in lines. */
const wrongsOf = async (page: Page, width: number): Promise<readonly string[]> => {
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
  return [...(wide > width ? [`it is ${wide} pixels wide`] : []), ...(await seriousFindings(page))];
};
/** Looks at the room in all sizes, colours and languages. */
const look = async (page: Page, room: string, isThere: (page: Page) => Promise<void>): Promise<void> => {
  const wrongs: string[] = [];
  for (const language of inAllOf(LANGUAGES, ['it'])) {
    await speak(page, language);
    await isThere(page);
    for (const colorScheme of inAllOf(['light', 'dark'], ['light'])) {
      await page.emulateMedia({ colorScheme });
      for (const size of inAllOf(SIZES, [PHONE, LAPTOP])) {
        await page.setViewportSize(size);
        await page.evaluate(
          () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50))),
        );
        const where = `${room}, ${language}, ${colorScheme}, ${size.width} × ${size.height}`;
        if (process.env.PAGE_PICTURES)
          await page.screenshot({ path: `${process.env.PAGE_PICTURES}/${where.replace(/\W+/g, '-')}.png` });
        for (const wrong of await wrongsOf(page, size.width)) wrongs.push(`${where}: ${wrong}`);
      }
    }
  }
  expect(wrongs).toEqual([]);
};
const heading = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
const question = (page: Page): Promise<void> => page.locator('[data-prompt]').first().waitFor();

describeInBrowser(
  'in every size, colour and language nothing is serious for axe and nothing too wide:',
  () => {
    useBrowser();

    test.each([
      ['the puzzles', '/puzzles', heading],
      ['a puzzle', '/puzzles?n=3', question],
      ['the editor of puzzles', FIELD, heading],
      ['the lessons', '/learn', heading],
      ['a lesson', '/learn?lesson=pendulum', question],
      ['kept analyses', '/analysis', heading],
    ] as const)('%s', async (room, at, isThere) => {
      await look(await openPage({ at }), room, isThere);
    });

    test('an analysis', async () => {
      const page = await openPage({ at: '/puzzles?n=1' });
      await page.getByRole('button', { name: 'Try otherwise from here' }).press('Enter');
      await page.locator('[data-node]').waitFor();
      await page.getByRole('region', { name: 'Lines' }).waitFor();
      await look(page, 'an analysis', question);
    });

    test.each([
      ['the deck editor', false],
      ['a test hand', true],
    ] as const)('%s', async (room, isPlayed) => {
      const page = await openPage({ at: '/decks', luck: 4 });
      await page.getByRole('button', { name: /^Copy.*Blue-Eyes/ }).click();
      await page.getByText('ready to duel').waitFor();
      if (!isPlayed) return look(page, room, heading);
      await page.getByRole('button', { name: 'Draw a hand' }).click();
      await page.getByRole('button', { name: 'Play this hand' }).press('Enter');
      await page.locator('[data-prompt="act"]').waitFor();
      return look(page, room, question);
    });

    test('a best of three', async () => {
      const page = await openPage({ luck: 3 });
      await page.getByRole('radio', { name: 'Best of three, with Side Decks' }).check({ force: true });
      await beginDuel(page);
      await page.locator('[data-score="0-0"]').waitFor();
      await look(page, 'a best of three', question);
      await speak(page, 'en');
      await question(page);
      await page.setViewportSize(LAPTOP);
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await page.getByRole('button', { name: 'Give up' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Give up' }).press('Enter');
      await page.locator('[data-outcome="lost"]').waitFor();
      await look(page, 'between two Duels', (there) => there.locator('[data-score="0-1"]').waitFor());
    });

    describeInBrowser('online', () => {
      let server: ServerProcess;
      beforeAll(async () => {
        server = await serverProcess();
        await server.start();
      });
      afterAll(() => server.remove());
      test('the lobby', async () => {
        await look(await comesAs('Ann', server.url), 'the lobby', (page) =>
          page.locator('#waiting-tables').waitFor(),
        );
      });
    });
  },
);
