import { expect, test } from 'vitest';
import { judgementOf, makeJudged, parseJudged, stillJudged } from './judged.ts';

const HEAD = 'card\tprinted\tofficial\tfamily\twhy';
test('a reason is found by the words that differ; that of the card itself goes first', () => {
  const list = parseJudged(
    `${HEAD}\n*\t表側表示\t\twording\tonly face-up cards have ATK\n7\t表側表示\t\ttexts\tthe OCG's text says less\n`,
  );
  expect(judgementOf(list, 7, ['表側表示'], [])?.family).toBe('texts');
  expect(judgementOf(list, 8, ['表側表示'], [])?.family).toBe('wording');
  expect(judgementOf(list, 7, ['表側表示'], ['自分'])).toBeUndefined();
});
test('names are alike, and the order of words is none', () => {
  const list = parseJudged(`${HEAD}\n*\t「」 自分\t「」\tprinter\tthe archetype has two names\n`);
  expect(judgementOf(list, 1, ['自分', '「Ａ」'], ['「Ｂ」'])?.family).toBe('printer');
});
test('a line without a reason is refused', () => {
  expect(() => parseJudged('x')).toThrow('line 1: found "x"');
  expect(() => parseJudged(`${HEAD}\n7\ta\tb\twording\t\n`)).toThrow('line 2');
  expect(() => parseJudged(`${HEAD}\n7\ta\tb\tsomebody\twhy\n`)).toThrow('one of wording, printer');
});
test('what is written is what was read, without the cards that agree by now', () => {
  const text = `${HEAD}\n*\t表側表示\t\twording\twhy\n7\t他\t\ttexts\twhy\n8\t他\t\ttexts\twhy\n`;
  expect(makeJudged(parseJudged(text))).toBe(text);
  expect(makeJudged(stillJudged(parseJudged(text), (card) => card === 8))).toBe(text.replace(/^7.*\n/m, ''));
});
