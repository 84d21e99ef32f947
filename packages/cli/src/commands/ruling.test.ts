import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { passedDocuments } from '../kept/passed-documents.ts';
import { scripted } from '../scripted.fixture.ts';
import { runRulingRun } from './ruling.ts';

const TEXT = { json: false };
const summon = (title: string, place: string): string =>
  `title: ${title}\nA: { hand: [Kuriboh] }\nsteps:\n  - A: summon Kuriboh\n  - expect: { where: { Kuriboh: ${place} }, lp: { A: 8000 } }\n`;
const folderOf = (files: { readonly [name: string]: string }): string => {
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  mkdirSync(join(folder, 'deep'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
const GOOD = summon('Kuriboh comes', 'A.monsters');
const good = folderOf({
  'one.yaml': GOOD,
  'deep/two.yaml': `title: Nothing happens\n---\ntitle: Not yet\nskip: later\n`,
  'notes.txt': 'not a ruling',
});
const mixed = folderOf({
  'good.yaml': GOOD,
  'bad.yaml': summon('Kuriboh leaves', 'A.gy').replace('8000', '7000'),
});

describe('ruling run', () => {
  test('runs a folder with its folders, and each file once', () => {
    const terminal = scripted();
    expect(runRulingRun([good, join(good, 'one.yaml')], TEXT, terminal)).toBe(0);
    expect(terminal.printed()).toBe('✓ 3 rulings: 2 passed, 0 failed, 1 skipped');
  });
  test('says on one line where a ruling fails', () => {
    const terminal = scripted();
    expect(runRulingRun([mixed], TEXT, terminal)).toBe(1);
    const [failure, summary, ...more] = terminal.printed().split('\n');
    expect(failure).toContain(`${join(mixed, 'bad.yaml')}:5: step 2 (expect): `);
    expect(failure).toContain('Kuriboh is in A.monsters, expected A.gy');
    expect(failure).toContain('7000');
    expect(summary).toBe('✗ 2 rulings: 1 passed, 1 failed');
    expect(more).toEqual([]);
  });
  test('prints data', () => {
    const terminal = scripted();
    expect(runRulingRun([mixed], { json: true }, terminal)).toBe(1);
    expect(JSON.parse(terminal.printed())).toEqual({
      total: 2,
      passed: 1,
      failed: 1,
      results: [
        {
          file: join(mixed, 'bad.yaml'),
          title: 'Kuriboh leaves',
          passed: false,
          failure: expect.stringContaining('bad.yaml:5'),
        },
        { file: join(mixed, 'good.yaml'), title: 'Kuriboh comes', passed: true },
      ],
    });
  });
  test('runs only what has all the words, but never passes over what cannot be read', () => {
    const terminal = scripted();
    expect(runRulingRun([mixed], { json: false, filter: 'COMES kuriboh' }, terminal)).toBe(0);
    expect(runRulingRun([mixed], { json: false, filter: 'good.yaml' }, terminal)).toBe(0);
    expect(terminal.printed()).toBe(Array(2).fill('✓ 1 ruling: 1 passed, 0 failed').join('\n'));
    const nothing = () => runRulingRun([mixed], { json: false, filter: 'Jinzo' }, scripted());
    expect(nothing).toThrow('No ruling has the words "Jinzo".');
    const broken = folderOf({ 'broken.yaml': `${GOOD}---\ntitle: Jinzo\nX: 1\n` });
    expect(runRulingRun([broken], { json: false, filter: 'comes' }, terminal)).toBe(1);
    expect(terminal.printed()).toContain('broken.yaml:8:1: found the key "X"');
  });
  test('refuses what is not there', () => {
    const run = (path: string) => () => runRulingRun([good, path], TEXT, scripted());
    expect(run('nowhere.yaml')).toThrow('nowhere.yaml cannot be read: there is no such file.');
    expect(run(join(mixed, 'deep'))).toThrow('holds no .yaml file.');
    const terminal = scripted();
    expect(runRulingRun([join(folderOf({ 'empty.yaml': '' }))], TEXT, terminal)).toBe(1);
    expect(terminal.printed()).toContain('empty.yaml:1:1: found nothing, expected a scenario');
  });
});

describe('ruling run --changed', () => {
  const CHANGED = { json: false, changed: true };
  const told = (folder: string): string => {
    const terminal = scripted();
    runRulingRun([folder], CHANGED, terminal);
    return terminal.printed();
  };
  test('runs what has not passed as it is, and that alone', () => {
    // A text that no run before has seen.
    const title = `Kuriboh comes in ${tmpdir()} ${process.pid} ${Date.now()}`;
    const folder = folderOf({ 'a.yaml': summon(title, 'A.monsters'), 'b.yaml': summon(title, 'A.gy') });
    expect(told(folder)).toMatch(/2 rulings: 1 passed, 1 failed$/);
    expect(told(folder)).toMatch(
      /1 ruling: 0 passed, 1 failed; documents that passed before and have not changed: 1$/,
    );
    writeFileSync(join(folder, 'b.yaml'), summon(`${title} again`, 'A.monsters'));
    expect(told(folder)).toMatch(/1 ruling: 1 passed, 0 failed; documents .+: 1$/);
    expect(told(folder)).toBe(
      '✓ 0 rulings: 0 passed, 0 failed; documents that passed before and have not changed: 2',
    );
    writeFileSync(join(folder, 'a.yaml'), summon(title, 'A.gy'));
    expect(told(folder)).toMatch(/1 ruling: 0 passed, 1 failed; documents .+: 1$/);
  });
});

test('What passed is known for one build of the engine and the cards, and one set of own cards', () => {
  const build = `a build of ${process.pid} ${Date.now()}`;
  passedDocuments('', build).note(['title: a', 'title: b'], []);
  expect(passedDocuments('', build).has('title: a')).toBe(true);
  expect(passedDocuments('', build).has('title: c')).toBe(false);
  passedDocuments('', build).note([], ['title: a']);
  expect(passedDocuments('', build).has('title: a')).toBe(false);
  expect(passedDocuments('', build).has('title: b')).toBe(true);
  expect(passedDocuments('own', build).has('title: b')).toBe(false);
  expect(passedDocuments('', `${build} and another`).has('title: b')).toBe(false);
});
