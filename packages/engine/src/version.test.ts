import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from './version.ts';

test('The engine says the version of its package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(ENGINE_VERSION).toBe(manifest.version);
});
