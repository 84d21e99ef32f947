import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { describeInBrowser, inAllOf, openPage, useBrowser } from './browser.ts';
import { bytesBeforeFirstQuestion } from './first-question.ts';

const LARGEST = 460_000;
const isWorker = (url: string): boolean => /\/host\.worker/.test(url);

describeInBrowser('the first screen', () => {
  useBrowser();

  test.each(
    inAllOf(LANGUAGES, ['en', 'ja']),
  )('and the first question need less than 460 kB, page and Worker together, gzipped (%s)', async (language) => {
    const sum = await bytesBeforeFirstQuestion({ language });
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
    await expect.poll(() => asked).not.toEqual([]);
  });
});
