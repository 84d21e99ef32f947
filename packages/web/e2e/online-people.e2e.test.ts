/** The rooms around the table: a bot, the account, profiles, the strongest, quick match, tournaments. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeInBrowser, seriousFindings, useBrowser } from './browser.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { click, comesAs, giveUp } from './visitor.ts';

let server: ServerProcess;

describeInBrowser('at a server for people', () => {
  useBrowser();
  beforeAll(async () => {
    server = await serverProcess();
    await server.start();
  });
  afterAll(() => server.remove());

  test('somebody plays a bot that is chosen in the lobby, and one that is called to a table', async () => {
    const ann = await comesAs('Ann', server.url);
    await ann.getByText('For a bot', { exact: true }).click();
    await ann.getByText('Thinks 1', { exact: true }).click();
    expect(await seriousFindings(ann)).toEqual([]);
    await click(ann, 'Open the table');
    await ann.locator('[data-entry]').waitFor();
    await ann.getByText('Ann 0 – 0 Bot (Thinks 1)').waitFor();
    // It answers what it is asked, and the Duel comes to a turn.
    while ((await ann.getByText(/^Turn \d+$/).count()) === 0) {
      const choice = ann.locator('[data-prompt] button[data-do]').filter({ visible: true }).first();
      await choice.click({ timeout: 500 }).catch(() => undefined);
    }
    await giveUp(ann);
    await click(ann, 'Go on with the same deck');
    await giveUp(ann);
    await ann.getByText('Bot (Thinks 1) has won the Match.').waitFor();
    await ann.getByRole('link', { name: 'Back to the tables' }).click();
    await ann.getByText('For whom I send the link', { exact: true }).click();
    await click(ann, 'Open the table');
    await ann.getByText('Let a bot sit down').first().click();
    await ann.getByText('Plays anything', { exact: true }).click();
    await click(ann, 'Let a bot sit down');
    await ann.getByText('Ann 0 – 0 Bot (Plays anything)').waitFor();
  });
  test('two who look for an opponent play a rated Match; it is in their profiles, and its replay is a file', async () => {
    const pages = [await comesAs('Bea', server.url), await comesAs('Cid', server.url)] as const;
    for (const page of pages) {
      await page.getByText('A single Duel', { exact: true }).click();
      await page.getByLabel('Rated: it changes the ratings of both').check();
      await click(page, 'Look for an opponent of like strength');
    }
    await Promise.all(pages.map((page) => page.locator('[data-entry]').waitFor()));
    const [bea, cid] = pages;
    await giveUp(bea);
    await cid.getByText('You have won the Match.').waitFor();
    await cid.getByRole('link', { name: 'Matches of Cid' }).click();
    await cid.getByText(/^Rating 1662 ± \d+, after 1 rated Match$/).waitFor();
    expect(await seriousFindings(cid)).toEqual([]);
    const [file] = await Promise.all([cid.waitForEvent('download'), click(cid, 'Replay as a file')]);
    expect(file.suggestedFilename()).toMatch(/^match-[a-z2-7]{20}\.json$/);
    await cid.getByRole('link', { name: 'Bea' }).click();
    await cid.getByRole('heading', { name: 'Matches of Bea' }).waitFor();
    await cid.getByText('Lost against').waitFor();
    await cid.getByRole('link', { name: 'Back to the tables' }).click();
    await cid.getByRole('link', { name: 'The strongest players' }).click();
    await cid.getByText('Nobody has played enough rated Matches yet.').waitFor();
    expect(await seriousFindings(cid)).toEqual([]);
  });
  test('a tournament is begun, entered by two, played at a table, ruled and won', async () => {
    const [dan, eve, fay] = [
      await comesAs('Dan', server.url),
      await comesAs('Eve', server.url),
      await comesAs('Fay', server.url),
    ];
    await dan.getByRole('link', { name: 'Tournaments' }).click();
    await dan.getByLabel('Its name').fill('Cup');
    await dan.getByLabel('Swiss rounds').fill('1');
    await click(dan, 'Begin it');
    await dan.getByRole('heading', { name: 'Cup, by Dan' }).waitFor();
    for (const page of [eve, fay]) {
      await page.getByRole('link', { name: 'Tournaments' }).click();
      await page.getByRole('link', { name: 'Cup, by Dan' }).click();
      await click(page, 'Take part with this deck');
      await page.getByText(/^You take part as /).waitFor();
    }
    expect(await eve.getByRole('button', { name: 'Start the next round' }).count()).toBe(0);
    await dan.getByText('2 players: Eve · Fay').waitFor();
    await click(dan, 'Deck lists to print');
    await dan
      .getByText(/Main Deck/)
      .first()
      .waitFor();
    await click(dan, 'Start the next round');
    await dan.getByRole('heading', { name: 'Round 1' }).waitFor();
    expect(await seriousFindings(dan)).toEqual([]);
    for (const page of [eve, fay]) await page.getByRole('link', { name: 'Go to the table' }).click();
    await Promise.all([eve, fay].map((page) => page.locator('[data-entry]').waitFor()));
    await dan.getByText('You decide how it ends:').click();
    await click(dan, 'Eve has won');
    await dan.getByText('Eve has won the tournament.').waitFor();
    expect(await dan.getByRole('row').nth(1).innerText()).toMatch(/1\s+Eve\s+3/);
  });
});
