import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scripted } from '../scripted.fixture.ts';
import { runTry } from './reader-try.ts';

const TEXTS = ['Draw 2 cards.', 'Draw 2 cards. Sing to the moon.', 'Gain 500 LP.'];
const written = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'texts-')), 'texts.jsonl');
  const lines = TEXTS.map((text, index) => ({
    ...{ passcode: index + 1, name: `Card ${index + 1}`, kind: 'Spell', line: 'Normal' },
    text,
  }));
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
};

test('texts that have the words are read, and a mark shows where the others stop', async () => {
  const terminal = scripted();
  await runTry(written(), 'draw 2', { most: 20, json: false }, terminal);
  const printed = terminal.printed();
  expect(printed).toContain('Card 2');
  expect(printed).toContain('▸Sing to the moon.');
  expect(printed).not.toContain('Card 3');
  expect(printed).toContain('2 texts have these words, 1 of them are understood.');
});
test('as data all of them are told', async () => {
  const terminal = scripted();
  await runTry(written(), 'Draw 2', { most: 1, json: true }, terminal);
  expect(JSON.parse(terminal.printed()).map(({ grade }: { grade: string }) => grade)).toEqual([
    'proved',
    'not-read',
  ]);
});
test('words that no text has are told', async () => {
  await expect(runTry(written(), 'no such words', { most: 1, json: true }, scripted())).rejects.toThrow(
    'No text in',
  );
});
