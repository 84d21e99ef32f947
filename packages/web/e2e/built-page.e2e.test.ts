import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { BUILT_PAGE, reasonToBuild } from '../scripts/built-page.mjs';
import { testOfPage } from './browser.ts';

/** A copy of the built page to damage. */
const copied = (): string => {
  const page = mkdtempSync(join(tmpdir(), 'spellspeed-built-'));
  cpSync(BUILT_PAGE, page, { recursive: true, preserveTimestamps: true });
  return page;
};

testOfPage('a page that is there, whole and as its inputs are now, is not built again', () => {
  expect(reasonToBuild('here')).toBeNull();
});

testOfPage('a page with a damaged file, or without the note of its build, is built anew', () => {
  const page = copied();
  expect(reasonToBuild('here', page)).toBeNull();
  const file = readdirSync(join(page, 'assets')).find((name) => name.endsWith('.css')) ?? '';
  writeFileSync(join(page, 'assets', file), '/* half */');
  expect(reasonToBuild('here', page)).toBe(
    `assets/${file} of the built page is damaged; the page is built anew.`,
  );
  writeFileSync(join(page, '.built.json'), '{"kind":');
  expect(reasonToBuild('here', page)).toBe('The built page is not whole; it is built anew.');
  rmSync(page, { recursive: true });
});
