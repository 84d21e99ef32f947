/** The way of a visitor to the first question, and what it takes. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { type Opening, openPage } from './browser.ts';

/** Begins the duel that is offered, and waits for its first question. */
export const beginDuel = async (page: Page): Promise<void> => {
  await page.locator('form button[type="submit"]').click();
  await page.locator('[data-prompt]').waitFor();
};

/** When the page shows the first question, in milliseconds since 1970. */
const asked = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('[data-prompt]')) resolve(Date.now());
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      }),
  );

/** How many bytes came before the first question, each file gzipped. */
export const bytesBeforeFirstQuestion = async (opening: Opening = {}): Promise<number> => {
  const sizes: Promise<{ readonly at: number; readonly size: number }>[] = [];
  const onResponse = (response: Response): void => {
    const at = Date.now();
    if (!response.ok()) return;
    const size = response.body().then(
      (body) => gzipSync(body).length,
      () => 0,
    );
    sizes.push(size.then((bytes) => ({ at, size: bytes })));
  };
  const page = await openPage({ ...opening, onResponse });
  const shown = asked(page);
  await beginDuel(page);
  const at = await shown;
  // What the question itself asks for comes after it.
  const before = (await Promise.all(sizes)).filter((response) => response.at <= at);
  return before.reduce((total, { size }) => total + size, 0);
};

/** How many bytes came with a visit: what the page asked for, and what is kept for a time without network; each file once, gzipped. */
export const bytesOfVisit = async (page: Page, asked: readonly string[]): Promise<number> => {
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
  const addresses = new Set([...asked, ...kept].map((address) => address.replace(/[?#].*/, '')));
  const sizes = await Promise.all(
    [...addresses].map(async (address) => {
      const body = await (await fetch(address)).arrayBuffer();
      return gzipSync(Buffer.from(body)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};
