/** The walk through the house names files that there are, and each says in its first line what it is. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const named = [
  ...readFileSync(new URL('docs/walk.md', ROOT), 'utf8').matchAll(/`((?:packages|scripts)\/[^`]+)`/g),
];
const paths = [...new Set(named.map(([, path = '']) => path))];

test('the walk passes many files, and all that it names are there', () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});

test('each says in its first line what it is', () => {
  const silent = paths
    .filter((path) => /\.(?:ts|mjs)$/.test(path))
    .filter((path) => !/^(?:\/\*\*|\/\/ )/.test(readFileSync(new URL(path, ROOT), 'utf8')));
  expect(silent).toEqual([]);
});
