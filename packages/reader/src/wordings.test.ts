import { describe, expect, test } from 'vitest';
import { inPrintersWords } from './wordings.ts';

describe('older words and those of the printer', () => {
  test.each([
    ['Remove 1 "X" in your GY from play.', 'Banish 1 "X" in your GY.'],
    ['Cannot be Normal Summoned or Set.', 'Cannot be Normal Summoned/Set.'],
    [
      'You can discard 1 card to target 1 monster you control; it gains 500 ATK.',
      'You can discard 1 card, then target 1 monster you control; it gains 500 ATK.',
    ],
    ['Select 1 monster on the field and destroy it.', 'Target 1 monster on the field; destroy it.'],
    [
      'When this card is Normal Summoned, you can draw 1 card.',
      'When this card is Normal Summoned: You can draw 1 card.',
    ],
    [
      'Your opponent cannot target this card with card effects.',
      "This card cannot be targeted by your opponent's card effects.",
    ],
    [
      'Cannot be destroyed by battle while it has material.',
      'While this card has Xyz Material, it cannot be destroyed by battle.',
    ],
    [
      'During your Main Phase, except the turn this card was sent to the GY: You can banish this card from your GY; draw 1 card.',
      'If this card was not sent there this turn: You can banish this card from your GY; draw 1 card.',
    ],
    ['Increase the ATK of all Dragon monsters by 300 points.', 'All Dragon monsters gain 300 ATK.'],
  ])('%s', (said, read) => {
    expect(inPrintersWords(said)).toBe(read);
  });
  test('what old texts would have targeted is not taken for a choice at resolution', () => {
    const text = 'When this card is Normal Summoned, you can add 1 card from your GY to your hand.';
    expect(inPrintersWords(text)).toBe(text);
  });
  test('what is done instead waits for no colon', () => {
    const text = 'When this card is destroyed by battle, you can draw 1 card instead.';
    expect(inPrintersWords(text)).toBe(text);
  });
});
