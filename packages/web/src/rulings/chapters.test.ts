import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';

test('every folder of rulings is a chapter with a name', () => {
  const folders = readdirSync(new URL('../../../rulings/rulings/', import.meta.url));
  expect(folders.sort()).toEqual([...CHAPTERS].sort());
});
