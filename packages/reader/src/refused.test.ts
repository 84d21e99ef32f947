import { expect, test } from 'vitest';
import { readCard } from './read-card.ts';
import { refusalsOf } from './refusal.ts';

const OF_MONSTER = {
  passcode: 1,
  name: 'X',
  kind: 'Monster',
  line: 'Dragon / Effect',
  attribute: 'DARK',
  level: 4,
  atk: 1000,
  def: 1000,
} as const;
const OF_SPELL = { passcode: 1, name: 'X', kind: 'Spell', line: 'Normal' } as const;

// What such words were taken for before: see `meaning/refused/` of the card texts.
test.each([
  [
    'what was Tributed is no longer on the field',
    OF_MONSTER,
    'If a monster is Tribute Summoned by Tributing this card: You can draw 1 card.',
    'used-after-it-was-tributed',
  ],
  [
    'what is destroyed instead is another than what would be',
    OF_MONSTER,
    'If a Dragon monster(s) you control would be destroyed by card effect, you can destroy 1 other card you control instead.',
    'saved-by-another-than-this',
  ],
  [
    'what is lent is not bound for good',
    OF_SPELL,
    'Target 1 monster your opponent controls; take control of it until the End Phase, but it cannot declare an attack.',
    'lent-but-bound-for-good',
  ],
])('%s', (_, printed, text, reason) => {
  expect(readCard({ ...printed, text }).grade).toBe('not-read');
  expect(refusalsOf({ ...printed, text })).toMatchObject([{ why: 'means-nothing', reason }]);
});
