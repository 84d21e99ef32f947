import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsNamed } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { likelyWord, textIn } from './sentences.ts';

const kuriboh = factsNamed('Kuriboh');
if (!kuriboh) throw new Error('the facts have Kuriboh');

test('a text is the whole file, or the line with the passcode', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spellspeed-'));
  const plain = join(folder, 'text.txt');
  writeFileSync(plain, 'Draw 1 card.');
  expect(textIn(plain, kuriboh)).toBe('Draw 1 card.');
  const lines = join(folder, 'texts.jsonl');
  writeFileSync(
    lines,
    [1, kuriboh.passcode]
      .map((passcode) => JSON.stringify({ passcode, text: `Draw ${passcode}.` }))
      .join('\n'),
  );
  expect(textIn(lines, kuriboh)).toBe(`Draw ${kuriboh.passcode}.`);
  writeFileSync(lines, 'Draw 1 card.');
  expect(() => textIn(lines, kuriboh)).toThrow(`${lines} holds no line with the passcode 40640057`);
});

test.each([
  ['You can only use this effect once per turn.', 'monster', 'the limit of the effects that it names'],
  ['Must be Special Summoned.', 'monster', 'summoning: …'],
  ['When something happens (Quick Effect): Draw 1 card.', 'monster', 'quick({ cost, targets, resolve })'],
  ['If this card is destroyed: Draw 1 card.', 'monster', 'trigger({ on, use, cost, targets, resolve })'],
  ['Once per turn: You can draw 1 card.', 'monster', 'ignition({ cost, targets, resolve })'],
  ['All monsters gain 100 ATK.', 'monster', 'continuous({ affects, modifiers })'],
  ['Draw 1 card.', 'spell', 'activation({ cost, targets, resolve }), or continuous({ affects, modifiers })'],
] as const)('%s', (sentence, kind, word) => expect(likelyWord(sentence, { kind })).toBe(word));
