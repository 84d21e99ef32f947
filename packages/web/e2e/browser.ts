/** The browser that all tests share; each visitor of the page has a context of its own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
  chromium as playwright,
  type Response,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Language } from '../src/i18n/languages.ts';
import { PATIENCE } from './patience.ts';

/** The sizes at which the page is looked at. */
export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export interface Opening {
  readonly size?: keyof typeof SIZES;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  /** The part of the address after `#`. */
  readonly at?: string;
  /** From here on the page draws its numbers, so that nothing depends on luck. */
  readonly luck?: number;
  /** May things move? Only for tests of the motion itself. */
  readonly motion?: true;
  readonly onResponse?: (response: Response) => void;
  /** From another host than the usual one. */
  readonly from?: string;
  /** Errors that the browser itself logs, as when there is no network. */
  readonly forgiven?: RegExp;
  /** Which files never come. */
  readonly withheld?: (url: string) => boolean;
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const served = inject('page');
/** Tests with a browser; skipped where there is none (with `CI` set, the set-up fails instead). */
export const describeInBrowser = describe.skipIf(served === null);
/** All sizes, colours, languages and the long runs: `npm run test:page -- --thorough`. */
const isThorough = process.env.PAGE_TESTS === 'thorough';
/** Tests that only a thorough run has. */
export const describeThoroughly = isThorough ? describeInBrowser : describe.skip;
export const testThoroughly = test.skipIf(!isThorough);
/** What a test is run with: with all of these in a thorough run, else with those that stand for them. */
export const inAllOf = <const Each>(
  all: readonly Each[],
  usual: readonly NoInfer<Each>[],
): readonly Each[] => (isThorough ? all : usual);
/** A test of the built page without a browser; there is no page where there is no browser. */
export const testOfPage = test.skipIf(served === null);

let browser: Browser | undefined;
let troubles: string[] = [];
/** Folders with files that were dropped on a page; they are read after the drop. */
let dropped: string[] = [];

/** Goes to the browser before the tests of the file; a test fails when its page throws or logs an error. */
export const useBrowser = (): void => {
  beforeAll(async () => {
    browser = await playwright.connect(inject('browser'));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsShown(task.name);
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    for (const folder of dropped) rmSync(folder, { recursive: true });
    dropped = [];
    const found = troubles;
    troubles = [];
    expect(found).toEqual([]);
  });
  afterAll(() => browser?.close());
};

/** What each page showed when a test failed: it may not fail again. */
const tellWhatIsShown = async (test: string): Promise<void> => {
  for (const page of (browser?.contexts() ?? []).flatMap((context) => context.pages())) {
    const shown = await page.evaluate<string>(wordsShown).catch(String);
    console.error(`${test}: ${page.url()} showed:\n${shown.slice(0, MOST_SHOWN)}`);
  }
};
const MOST_SHOWN = 2000;
/** Runs on the page: its text without what could be chosen in lists. */
const wordsShown = `(() => {
  const main = (document.querySelector('main') ?? document.body).cloneNode(true);
  for (const list of main.querySelectorAll('select, datalist')) list.remove();
  return main.innerText;
})()`;

const optionsOf = ({ size = 'desktop', scheme = 'dark', motion }: Opening): BrowserContextOptions => ({
  viewport: SIZES[size],
  colorScheme: scheme,
  // Nothing moves while a test looks; motion has its own tests.
  reducedMotion: motion ? 'no-preference' : 'reduce',
  ...(size === 'phone' ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
});
/** Runs on the page: a small generator of numbers in place of its own. */
const drawFrom = (seed: number): void => {
  let drawn = seed;
  Math.random = () => {
    drawn = (drawn * 16_807) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
};
/** A fresh visitor opens the page. */
export const openPage = async (opening: Opening = {}): Promise<Page> => {
  if (browser === undefined || served === null) throw new Error('There is no browser; call useBrowser.');
  const context = await browser.newContext({ ...optionsOf(opening), locale: opening.language ?? 'en' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !opening.forgiven?.test(text)) troubles.push(text);
  });
  if (opening.luck !== undefined) await page.addInitScript(drawFrom, opening.luck);
  if (opening.onResponse) page.on('response', opening.onResponse);
  const { withheld } = opening;
  if (withheld)
    await page.route(
      ({ href }) => withheld(href),
      () => undefined,
    );
  await page.goto(`${opening.from ?? served}#${opening.at ?? '/'}`);
  await page.getByRole('main').waitFor();
  return page;
};

/** Goes to another page of the page: the part of the address after `#`. */
export const goTo = async (page: Page, at: string): Promise<void> => {
  await page.evaluate((hash) => location.assign(hash), `#${at}`);
  // The link of the page is marked together with the page.
  await page.locator(`nav a[aria-current="page"][href="#${at}"]`).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
};

interface DroppedFile {
  readonly name: string;
  readonly text: string;
}
/** Drags a file from the desktop over an element and lets it go there. */
export const dropFile = async (page: Page, on: Locator, { name, text }: DroppedFile): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  const file = join(folder, name);
  writeFileSync(file, text);
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (box === null) throw new Error('There is nothing to drop a file on.');
  const mouse = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', { type, ...at, data });
  dropped.push(folder);
};

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}
/** Only what it finds wrong is brought together: on a long page what is right is ten times as much, and nobody reads it. */
const FIND = 'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations)';
/** What axe finds wrong with the page and is serious or worse, in lines. */
export const seriousFindings = async (page: Page): Promise<string[]> => {
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(axe);
  const findings = await page.evaluate<readonly Finding[]>(FIND);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    );
};
