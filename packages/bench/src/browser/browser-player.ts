/** A page in Chromium whose Worker plays. */
import { chromium } from 'playwright-core';
import { type Answer, type Player, playedOf } from '../decks/orders.ts';
import { servePage, WORKER } from './page.ts';

/** Runs on the page. Text, since the types of pages and of Node are not there together. */
const START = `globalThis.playing = new Worker('${WORKER}', { type: 'module' })`;
const PLAY = `(order) => new Promise((resolve, reject) => {
  playing.onmessage = ({ data }) => resolve(data);
  playing.onerror = ({ message }) => reject(new Error(message));
  playing.postMessage(order);
})`;

/** `executablePath`: the file of the browser. */
export const startBrowser = async (executablePath: string): Promise<Player> => {
  const served = await servePage();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const name = `Chromium ${browser.version()}`;
  const page = await browser.newPage();
  await page.goto(served.address);
  await page.evaluate(START);
  return {
    name,
    play: async (order) => playedOf(name, await page.evaluate<Answer>(`(${PLAY})(${JSON.stringify(order)})`)),
    stop: async () => {
      await browser.close();
      await served.close();
    },
  };
};
