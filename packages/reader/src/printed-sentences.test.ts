import { describe, expect, test } from 'vitest';
import { printedSentencesOf } from './printed-sentences.ts';

describe('the sentences of a text', () => {
  test('end at a full stop, not within brackets or quotation marks', () => {
    expect(printedSentencesOf('Draw 1 card. (This is not an effect. It is a note.) Gain 500 LP.')).toEqual([
      'Draw 1 card.',
      '(This is not an effect. It is a note.)',
      'Gain 500 LP.',
    ]);
    expect(
      printedSentencesOf('You can only use this effect of "Dr. A. Test" once per turn. Draw 1 card.'),
    ).toEqual(['You can only use this effect of "Dr. A. Test" once per turn.', 'Draw 1 card.']);
  });
  test('leave out the materials of an Extra Deck monster, which are no sentence', () => {
    expect(printedSentencesOf('2 Level 4 monsters\nDraw 1 card.')).toEqual(['Draw 1 card.']);
  });
});
