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
});
