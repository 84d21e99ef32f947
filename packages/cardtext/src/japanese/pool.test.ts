import { allFacts, CARDS } from '@spellspeed/cards';
import { describe, expect, test } from 'vitest';
import { describeKind, printCard } from '../index.ts';

const TEXTS = [...CARDS]
  .map((card) => ({ card, text: printCard(card, 'ja') }))
  .filter(({ text }) => text !== '');
const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** Names may hold anything. */
const withoutNames = (text: string): string => text.replace(/「[^」]*」/g, '名');

describe.each(TEXTS)('$card.name', ({ card, text }) => {
  test('prints without gaps', () => {
    expect(text).not.toMatch(/undefined|NaN|\[object|[、。：]{2}|のの|をを|がが|にに|はは|^\s|\s$|\s\n|「」/);
  });
  test('has no particle without a word before it', () => {
    expect(withoutNames(text)).not.toMatch(/(^|[、。：●\n])[をがには]/);
  });
  test('has balanced brackets', () => {
    for (const [open, close] of ['「」', '（）', '【】'].map((pair) => [...pair]))
      expect(count(text, open ?? '')).toBe(count(text, close ?? ''));
  });
  test('has no word of English outside names, and its numbers in full width', () => {
    expect(withoutNames(text)).not.toMatch(/[A-Za-z0-9]/);
    expect(describeKind(card, 'ja')).not.toMatch(/[A-Za-z]/);
  });
  test('ends its sentences', () => {
    for (const line of text.split('\n')) {
      const isMaterials =
        !/^[①-⑨●（]/.test(line) &&
        /モンスター|＋|チューナー/.test(line) &&
        !/[、。]/.test(line.replace(/[^＋、。]+、(?:[^＋、。]+、)*または/g, ''));
      const isNamed = /^(?:「[^」]*」＋?)+$/.test(line);
      if (!isMaterials && !isNamed && !/^【.*】$/.test(line)) expect(line).toMatch(/。$/);
    }
  });
});

test('a card that has a Japanese name is never called by another', () => {
  const japanese = new Map(
    allFacts().flatMap(({ names }) => (names.ja ? [[names.en, names.ja] as const] : [])),
  );
  for (const { text } of TEXTS)
    for (const [, name = ''] of text.matchAll(/「([^」]*)」/g)) expect(japanese.has(name), name).toBe(false);
});
