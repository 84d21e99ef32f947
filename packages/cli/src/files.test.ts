import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText, writeText } from './files.ts';
import { Trouble } from './trouble.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'spellspeed-files-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

test('What is no file is not written over', () => {
  mkdirSync(join(FOLDER, 'folder'));
  expect(() => writeText(join(FOLDER, 'folder'), 'x')).toThrow('it is a folder');
  expect(() => writeText('/dev/null', 'x')).toThrow(Trouble);
  expect(() => writeText('/dev/null', 'x')).toThrow('it is no file');
});
test('What killed processes left is cleaned up, what others write is not', () => {
  const file = join(FOLDER, 'duel.replay');
  // No process has this number.
  const [nobody, somebody] = [999_999_999, process.ppid];
  for (const name of [`duel.replay.${nobody}.tmp`, `other.${nobody}.tmp`, `duel.replay.${somebody}.tmp`])
    writeFileSync(join(FOLDER, name), 'x');
  writeText(file, 'x');
  const left = readdirSync(FOLDER).filter((name) => name.endsWith('.tmp'));
  expect(left.sort()).toEqual([`duel.replay.${somebody}.tmp`, `other.${nobody}.tmp`].sort());
});
test('A file that never ends is refused', () => {
  expect(() => readText('/dev/zero')).toThrow('it is larger than 8 MB');
});
