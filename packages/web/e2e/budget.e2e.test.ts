import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { describeInBrowser, openPage, useBrowser } from './browser.ts';

const LARGEST = 400_000;
const isWorker = (url: string): boolean => url.includes('worker');

describeInBrowser('the first screen', () => {
  useBrowser();

  test('needs less than 400 kB of gzipped JavaScript, without the engine in its Worker', async () => {
    const sizes: Promise<number>[] = [];
    const page = await openPage({
      onResponse: (response) => {
        if (response.url().endsWith('.js') && !isWorker(response.url()))
          sizes.push(response.body().then((body) => gzipSync(body).length));
      },
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(LARGEST);
  });

  test('is painted without waiting for the engine', async () => {
    const asked: string[] = [];
    const withheld = (url: string): boolean => {
      if (isWorker(url)) asked.push(url);
      return isWorker(url);
    };
    const page = await openPage({ withheld });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => asked, { timeout: 60_000 }).not.toEqual([]);
  });
});
