import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindsOfDifference, wordDifferences } from './index.ts';

test.each([
  ['marks', 'Draw 1 card, then banish it.', 'Draw 1 card; then banish it.'],
  ['pronoun', 'Destroy it.', 'Destroy that card.'],
  ['whose', 'Look at cards you control.', 'Look at cards.'],
  ['face-up', 'Destroy 1 face-up monster.', 'Destroy 1 monster.'],
  ['number', 'Destroy each monster.', 'Destroy every monster.'],
  ['span', 'It sings this turn.', 'It sings until the end of this turn.'],
  ['order', 'This turn, it sings.', 'it sings, This turn.'],
  ['said-clearer', 'It sings loudly.', 'It sings.'],
  ['left-out', 'It sings.', 'It sings loudly.'],
  ['old-words', 'You can sing: Draw 1 card.', 'If you sing you can draw 1 card.'],
  ['wording', 'It sings.', 'It hums.'],
])('%s', (kind, print, text) => {
  expect(kindsOfDifference(print, text)).toEqual([kind]);
});
test('equal texts do not differ', () => {
  fc.assert(fc.property(fc.string(), (text) => wordDifferences(text, text).length === 0));
});
test('a name is one word', () => {
  expect(wordDifferences('Draw "A, the B".', 'Draw "A, the C".')).toEqual([
    { printed: '"A, the B"', official: '"A, the C"' },
  ]);
});
