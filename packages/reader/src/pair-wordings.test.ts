import { describe, expect, test } from 'vitest';
import { inPrintersWords } from './wordings.ts';

describe('cards to which one thing is done together', () => {
  test.each([
    [
      'You can banish this card and 1 "X" monster from your GY; draw 1 card.',
      'You can banish this card from your GY and banish 1 "X" monster from your GY; draw 1 card.',
    ],
    [
      'You can Tribute this card and 1 Dragon monster; draw 1 card.',
      'You can Tribute this card and Tribute 1 Dragon monster; draw 1 card.',
    ],
    [
      'Send 1 Dragon monster from your hand and 1 Dragon monster from your Deck to the GY.',
      'Send 1 Dragon monster from your hand to the GY and send 1 Dragon monster from your Deck to the GY.',
    ],
    [
      'Add 1 "X" and 1 "Y" from your Deck to your hand.',
      'Add 1 "X" from your Deck to your hand and add 1 "Y" from your Deck to your hand.',
    ],
    [
      'You can banish 3 "X" cards from your GY, including this card; draw 1 card.',
      'You can banish this card from your GY and banish 2 other "X" cards from your GY; draw 1 card.',
    ],
  ])('%s', (said, read) => expect(inPrintersWords(said)).toBe(read));
  test('are left together where the text speaks of both', () => {
    const text = 'Special Summon 1 "X" and 1 "Y" from your Deck, also banish them during the End Phase.';
    expect(inPrintersWords(text)).toBe(text);
  });
});
describe('what is taken', () => {
  test('is one thing or another', () =>
    expect(
      inPrintersWords(
        'Take 1 "X" monster from your Deck, and either add it to your hand or send it to the GY.',
      ),
    ).toBe(
      'Either add 1 "X" monster from your Deck to your hand or send 1 "X" monster from your Deck to the GY.',
    ));
});
