import { allFacts, CARDS, cardNameIn } from '@spellspeed/cards';
import { describe, expect, test } from 'vitest';
import { describeKind, printCard } from '../index.ts';

const TEXTS = [...CARDS]
  .map((card) => ({ card, text: printCard(card, 'zh') }))
  .filter(({ text }) => text !== '');
const count = (text: string, mark: string): number => text.split(mark).length - 1;
/** Names may hold anything: "D.D.乌鸦". */
const withoutNames = (text: string): string => text.replace(/「[^」]*」/g, '名');

describe.each(TEXTS)('$card.name', ({ card, text }) => {
  test('prints without gaps', () => {
    expect(text).not.toMatch(/undefined|NaN|\[object|[，。、：]{2}|的的|^\s|\s$|\s\n|「」/);
  });
  test('has balanced brackets', () => {
    for (const [open, close] of ['「」', '（）', '【】'].map((pair) => [...pair]))
      expect(count(text, open ?? '')).toBe(count(text, close ?? ''));
  });
  test('has no word of English outside names', () => {
    expect(withoutNames(text)).not.toMatch(/[A-Za-z]/);
    expect(describeKind(card, 'zh')).not.toMatch(/[A-Za-z]/);
  });
  test('ends its sentences', () => {
    for (const line of text.split('\n')) {
      const isMaterials = !/^[①-⑨●（]/.test(line) && /怪兽|＋|调整/.test(line) && !line.includes('，');
      if (!isMaterials && !/^【.*】$/.test(line)) expect(line).toMatch(/。$/);
    }
  });
});

test('a card that has a Chinese name is never called by another', () => {
  const chinese = new Map(
    allFacts().flatMap(({ names }) => (names.zh ? [[names.en, names.zh] as const] : [])),
  );
  for (const { text } of TEXTS)
    for (const [, name = ''] of text.matchAll(/「([^」]*)」/g)) expect(chinese.has(name), name).toBe(false);
});

test('a name that no Chinese card prints is given in Japanese, else in English', () => {
  expect(cardNameIn('zh', 'Bellcat Token')).toBe('ベルキャットトークン');
  expect(cardNameIn('zh', 'No Such Card')).toBe('No Such Card');
});
