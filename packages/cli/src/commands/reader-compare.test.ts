import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardNamed } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import { expect, test } from 'vitest';
import { scripted } from '../scripted.fixture.ts';
import { runCompare } from './reader-compare.ts';

const card = cardNamed('Kaibaman');
if (!card) throw new Error('Kaibaman is not defined');
const print = printCard(card, 'ja');
const written = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'texts-')), 'ja.jsonl');
  writeFileSync(file, `${JSON.stringify({ passcode: Number(card.passcode), text })}\n`);
  return file;
};
const told = async (text: string) => {
  const terminal = scripted();
  const code = await runCompare('Kaibaman', { ja: written(text) }, terminal);
  return { code, printed: terminal.printed() };
};

test('texts that say the same are told to be equal', async () => {
  const { code, printed } = await told(print);
  expect(code).toBe(0);
  expect(printed).toContain('Japanese: equal');
  expect(printed).not.toContain('▸');
});
test('the sentences that differ are marked, and the kind of difference is told', async () => {
  const { code, printed } = await told(print.replace('手札から', '墓地から'));
  expect(code).toBe(1);
  expect(printed.match(/▸/g)).toHaveLength(2);
  expect(printed).toContain('where: where the cards lie, or this card');
  expect(printed).toContain('printed 手札 → official 墓地');
});
test('a card that cannot be played with, and nothing to compare with, are refused', async () => {
  await expect(runCompare('No Such Card', { ja: written(print) }, scripted())).rejects.toThrow(
    'No Such Card',
  );
  await expect(runCompare('Kaibaman', {}, scripted())).rejects.toThrow('nothing to compare with');
});
