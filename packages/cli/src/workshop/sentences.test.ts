import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factsNamed } from '@spellspeed/cards';
import { describe, expect, test } from 'vitest';
import { likelyWord, sentencesOf, textIn } from './sentences.ts';

const kuriboh = factsNamed('Kuriboh');
if (!kuriboh) throw new Error('the facts have Kuriboh');

describe('the sentences of a text', () => {
  test('end at a full stop, not within brackets or quotation marks', () => {
    expect(sentencesOf('Draw 1 card. (This is not an effect. It is a note.) Gain 500 LP.')).toEqual([
      'Draw 1 card.',
      '(This is not an effect. It is a note.)',
      'Gain 500 LP.',
    ]);
    expect(sentencesOf('You can only use this effect of "Dr. A. Test" once per turn. Draw 1 card.')).toEqual([
      'You can only use this effect of "Dr. A. Test" once per turn.',
      'Draw 1 card.',
    ]);
  });
  test('leave out the materials of an Extra Deck monster, which are no sentence', () => {
    expect(sentencesOf('2 Level 4 monsters\nDraw 1 card.')).toEqual(['Draw 1 card.']);
  });
});

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
