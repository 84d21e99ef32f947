import { allFacts } from '@spellspeed/cards';
import { expect, test } from 'vitest';
import { isInSample } from '../../../../tests/size.fixture.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { cardName } from './card-name.ts';
import { nameSize } from './name-size.ts';

const longest = (name: string): number => Number(nameSize(name)['--longest']);
const whole = (name: string): number => Number(nameSize(name)['--whole']);

test('A line breaks between words, behind a hyphen, and between any two Chinese or Japanese signs', () => {
  expect(longest('Flame Wingman')).toBe(longest('Wingman'));
  expect(longest('Odd-Eyes')).toBe(longest('Eyes'));
  expect(longest('青眼の白龍')).toBe(1);
  expect(whole('青眼の白龍')).toBe(5);
});

test('Capital letters are wider than small ones, and i is narrower than m', () => {
  expect(whole('HERO')).toBeGreaterThan(whole('hero'));
  expect(whole('iii')).toBeLessThan(whole('mmm'));
});

const CARDS = allFacts().filter(({ passcode }) => isInSample(String(passcode), 10));
test(`Every name of ${CARDS.length} cards in each language has a size`, () => {
  expect(CARDS.length).toBeGreaterThan(1000);
  for (const { passcode } of CARDS)
    for (const language of LANGUAGES) {
      const name = cardName(passcode, language);
      expect(longest(name)).toBeGreaterThanOrEqual(1);
      expect(whole(name)).toBeGreaterThanOrEqual(longest(name));
    }
});
