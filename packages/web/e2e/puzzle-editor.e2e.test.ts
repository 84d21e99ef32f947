import { text as textOf } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, seriousFindings, useBrowser } from './browser.ts';

const SKULL = 70781052;
const FISSURE = 66788016;
const KURIBOH = 40640057;
const BLUE_EYES = 89631139;
/** The dragon has to go first. */
const FIELD = `/rulings/edit?title=The+dragon+goes&A.monsters=${SKULL}.zone-3&A.spells=${FISSURE}.set.zone-3&B.lp=2500&B.monsters=${BLUE_EYES}.zone-3`;

describeInBrowser('the editor of puzzles', () => {
  useBrowser();

  test('says while one builds whether it can be won and how, and gives the puzzle away', async () => {
    const page = await openPage({ at: FIELD });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const puzzle = page.getByRole('region', { name: 'As a puzzle: win this turn' });
    await puzzle.getByRole('checkbox', { name: 'Try it while I build' }).check();
    await puzzle.getByText('A wins this turn.').waitFor();
    await puzzle.getByText(/^No other first move wins: .*Fissure.*\.$/).waitFor();
    await puzzle.getByText('Show the solution').click();
    expect(await puzzle.locator('[data-solution] li').count()).toBeGreaterThan(1);
    expect(await seriousFindings(page)).toEqual([]);

    // Another field: what was said is thought about anew.
    const life = page.getByLabel('B: Life Points');
    await life.fill('2501');
    await life.blur();
    await puzzle.getByText('A cannot win this turn: every line was tried.').waitFor();
    const withKuriboh = `${FIELD}&A.hand=${KURIBOH}`;
    await page.evaluate((hash) => location.assign(hash), `#${withKuriboh}`);
    await puzzle.getByText(/^\d first moves win: /).waitFor();

    await puzzle.getByRole('button', { name: 'Keep it among my puzzles' }).press('Enter');
    await puzzle.getByRole('button', { name: 'Kept' }).waitFor();
    const saved = page.waitForEvent('download');
    await puzzle.getByRole('button', { name: 'Save as a document with a goal' }).press('Enter');
    const text = await textOf(await (await saved).createReadStream());
    expect(text).toMatch(/^title: "The dragon goes"\ngoal: win this turn\n/);
    await puzzle.getByRole('button', { name: 'Copy a link to play it' }).press('Enter');
    await puzzle.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await openPage({ at: link.slice(link.indexOf('#') + 1) });
    await other.getByRole('heading', { level: 1, name: 'The dragon goes' }).waitFor();
    await other.locator('[data-prompt="act"]').waitFor();
    await other.getByRole('link', { name: 'Change this puzzle' }).waitFor();
    expect(await seriousFindings(other)).toEqual([]);
    // It is among one's own puzzles.
    await page.goto(page.url().replace(/#.*/, '#/puzzles'));
    await page.getByRole('link', { name: 'The dragon goes' }).press('Enter');
    await page.locator('[data-prompt="act"]').waitFor();
  });

  test('says what is wrong with a broken link, with who is asked, and fits a phone', async () => {
    const page = await openPage({ at: '/puzzles?made=link&A.monsters=nonsense' });
    await page
      .getByRole('alert')
      .getByText(/“A\.monsters=nonsense”/)
      .waitFor();
    const phone = await openPage({ at: `/rulings/edit?turn=B&A.monsters=${SKULL}.zone-3`, size: 'phone' });
    await phone.getByRole('checkbox', { name: 'Try it while I build' }).check();
    await phone.getByText('A has to be asked first.').waitFor();
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(await seriousFindings(phone)).toEqual([]);
  });
});
