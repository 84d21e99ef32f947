/** Somebody who types quickly on a slow machine. */
import type { Locator, Page } from 'playwright-core';

/** From here on the processor of the page is so many times slower. */
export const slowDown = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};
const BETWEEN_KEYS = 30;
/** Types the text key by key, whether or not the page can follow. */
export const typeQuickly = async (page: Page, field: Locator, text: string): Promise<void> => {
  await field.focus();
  const keys = [...text].map(
    (key, index) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => page.keyboard.press(key).then(resolve, reject), index * BETWEEN_KEYS);
      }),
  );
  await Promise.all(keys);
};
