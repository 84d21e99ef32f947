import { readFileSync, writeFileSync } from 'node:fs';
import { CARDS } from '@spellspeed/cards';
import type { Card } from '@spellspeed/engine/language';
import { describe, expect, test } from 'vitest';
import { describeKind, LANGUAGES, type Language, printCard, printCardLines } from './index.ts';

const GOLDEN: { readonly [language in Language]: URL } = {
  en: new URL('./printed.golden.txt', import.meta.url),
  zh: new URL('./printed.zh.golden.txt', import.meta.url),
  it: new URL('./printed.it.golden.txt', import.meta.url),
  ja: new URL('./printed.ja.golden.txt', import.meta.url),
};
const TEXTS = CARDS.map((card) => ({ card, text: printCard(card, 'en') })).filter(({ text }) => text !== '');
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
  const printed = CARDS.map((card) => ({ card, text: printCard(card, language) }))
    .filter(({ text }) => text !== '')
    .map(({ card, text }) => `${card.name} (${describeKind(card, language)})\n${text}\n`)
    .join('\n');
  if (process.env.RENEW_GOLDEN) writeFileSync(GOLDEN[language], printed);
  expect(printed).toBe(readFileSync(GOLDEN[language], 'utf8'));
});
