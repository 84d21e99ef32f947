import { cardNamed } from '@spellspeed/cards';
import { printCard } from '@spellspeed/cardtext';
import { expect, test } from 'vitest';
import { markedInEnglish, markedInJapanese } from './marked.ts';

const card = cardNamed('Kaibaman');
if (!card) throw new Error('Kaibaman is not defined');
const alone = (sentences: readonly { words: string; isAlone: boolean }[]) =>
  sentences.filter(({ isAlone }) => isAlone).map(({ words }) => words);

test('sentences that say the same are not marked, however they are laid out', () => {
  const text = printCard(card, 'ja').replace('①：', '①:').replace('発動できる。', '発動できる。\n');
  const { print, official } = markedInJapanese(card, { passcode: 1, text });
  expect(official).toHaveLength(2);
  expect(alone(print)).toEqual([]);
  expect(alone(official)).toEqual([]);
});
test('a sentence that says something else is marked on both sides', () => {
  const text = printCard(card, 'ja').replace('手札から', '墓地から');
  const { print, official } = markedInJapanese(card, { passcode: 1, text });
  expect(alone(print)).toEqual([expect.stringContaining('手札から')]);
  expect(alone(official)).toEqual([expect.stringContaining('墓地から')]);
});
test('the same in English', () => {
  const entry = { passcode: 1, name: card.name, kind: 'Monster', line: 'Warrior / Effect' } as const;
  const print = printCard(card, 'en');
  expect(alone(markedInEnglish(card, { ...entry, text: print }).official)).toEqual([]);
  const other = markedInEnglish(card, { ...entry, text: print.replace('from your hand', 'from your GY') });
  expect(alone(other.official)).toEqual([expect.stringContaining('from your GY')]);
});
