import { readFileSync, writeFileSync } from 'node:fs';
import { CARDS } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { APPROVED_FILES, approvedEntry, approvedTexts, entryIn, withEntryRenewed } from './approved.ts';
import { LANGUAGES, printCard, printCardLines } from './index.ts';

const TEXTS = [...CARDS]
  .map((card) => ({ card, text: printCard(card, 'en') }))
  .filter(({ text }) => text !== '');
const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** Names may hold any mark: "Lord of D." */
const withoutNames = (text: string): string => text.replace(/"[^"]*"/g, 'X');
const linesOf = (card: Card): readonly string[] => {
  const { summoning, effects, notes } = printCardLines(card, 'en');
  return [...notes, ...summoning, ...effects.map(({ text }) => text)];
};

describe.each(TEXTS)('$card.name', ({ card, text }) => {
  test('prints without gaps', () => {
    expect(text).not.toMatch(/undefined|\bNaN\b|\[object| {2}|^\s|\s$| [,.;:]|[,;:]\.|\.\.|,,/);
  });
  test('has balanced punctuation', () => {
    expect(count(text, '(')).toBe(count(text, ')'));
    expect(count(text, '"') % 2).toBe(0);
  });
  test('begins and ends its sentences', () => {
    const listsMaterials = card.kind === 'monster' && card.summoning?.materials !== undefined;
    const isMaterials = (line: string) => listsMaterials && (line.includes(' + ') || /^[0-9]/.test(line));
    for (const line of linesOf(card).flatMap((paragraph) => paragraph.split('\n'))) {
      if (isMaterials(line)) continue;
      expect(line).toMatch(/[.;)]$/);
      for (const sentence of withoutNames(line).split(/(?<=\.)(?<!max\.) /))
        expect(sentence).toMatch(/^(?:● |\()?[A-Z]/);
    }
  });
});

test.each(
  LANGUAGES,
)('all texts are as they were read and approved: %s (renew: RENEW_GOLDEN=1 npx vitest run packages/cardtext)', (language) => {
  const file = new URL(APPROVED_FILES[language], import.meta.url);
  const printed = approvedTexts([...CARDS], language);
  if (process.env.RENEW_GOLDEN) writeFileSync(file, printed);
  expect(printed).toBe(readFileSync(file, 'utf8'));
});

test("one card's approved text is found and renewed among the others", () => {
  const [first, second, third] = TEXTS.map(({ card }) => card);
  if (!first || !second || !third) throw new Error('the pool has three cards with a text');
  const cards = [first, second, third];
  const before = approvedTexts([first, third], 'en');
  expect(entryIn(before, second)).toBe('');
  expect(entryIn(before, third)).toBe(approvedEntry(third, 'en'));
  expect(withEntryRenewed(before, second, { cards, language: 'en' })).toBe(approvedTexts(cards, 'en'));
  const misprinted = before.replace(printCard(third, 'en'), 'Draw 9 cards.');
  expect(withEntryRenewed(misprinted, third, { cards, language: 'en' })).toBe(before);
  expect(withEntryRenewed(misprinted, first, { cards, language: 'en' })).toBe(misprinted);
});
