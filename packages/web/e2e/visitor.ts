/** Somebody who comes to the page of a server for people. */
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';

/** What the browser says itself of a server that is killed, and of what is refused. */
export const FORGIVEN =
  /WebSocket connection to|Failed to load resource|error occurred when fetching the script/;

export const comesAs = async (name: string, from: string, at = '/online'): Promise<Page> => {
  const page = await openPage({ at, from, forgiven: FORGIVEN });
  await page.getByLabel('Your name').fill(name);
  await click(page, 'Play as a guest');
  return page;
};
export const click = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
export const giveUp = async (page: Page): Promise<void> => {
  await click(page, 'Give up this Duel');
  await click(page, 'Yes, give up');
};
