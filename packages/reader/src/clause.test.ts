import { CARDS } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import { expect, test } from 'vitest';
import { type Normalisation, reworded, sureWordsIn } from './clause.ts';
import { NORMALISATIONS } from './normalise.ts';
import { WORDINGS } from './wordings.ts';

test.each([
  ['Increase your LP by (\\d+) points', 'Increase your LP by '],
  ['\\bnon-Tuners\\b', 'non-Tuners'],
  ['a(?:b|c)defg?', 'def'],
  ['[^.,]* in the hands?', ' in the hand'],
  ['one|the other', ''],
  ['\\d{1,3} points', ' points'],
  ['ab{2}', 'a'],
  ['\\(if any\\)', '(if any)'],
])('what a pattern finds has these words in it: %s', (source, words) => {
  expect(sureWordsIn(source)).toBe(words);
});

/** What a wording is, without looking first whether it can be there. */
const slowly = (text: string, { from, to }: Normalisation): string =>
  typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);

test('a wording that is passed over would have changed nothing', () => {
  const texts = [...CARDS].map((card) => printCard(card, 'en'));
  const all = [...WORDINGS, ...NORMALISATIONS];
  const found = texts.flatMap((text) =>
    all.filter((one) => reworded(text, one) !== slowly(text, one)).map(({ is }) => `${is}: ${text}`),
  );
  expect(found).toEqual([]);
});
