/** Duels that begin from a field. */
import type { Locator, Page } from 'playwright-core';
import { type Opening, openPage } from './browser.ts';

/** The field is written as the links of the editor write it. */
export const playField = async (field: string, opening: Opening = {}): Promise<Page> => {
  const page = await openPage({ at: `/rulings/edit?${field}`, ...opening });
  await page
    .getByRole('button', { name: /^Go on from here as A/ })
    .first()
    .click();
  await page.locator('[data-prompt]').waitFor();
  return page;
};
/** A card, zone or pile on the table by what is said of it. */
export const onField = (page: Page, name: RegExp): Locator =>
  page.getByRole('gridcell').getByRole('button', { name });
