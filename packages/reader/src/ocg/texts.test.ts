import { expect, test } from 'vitest';
import { parseOcgTexts } from './texts.ts';

test('texts are found by their passcode; a card without text is left out', () => {
  const texts = parseOcgTexts('{"passcode": 1, "text": "①：…"}\n{"passcode": 2, "text": null}\n');
  expect(texts).toEqual(new Map([[1, { passcode: 1, text: '①：…' }]]));
});
test('what is no text is refused with its line', () => {
  expect(parseOcgTexts('{"passcode": 1, "text": "…"}\nnonsense')).toEqual({
    wrong: expect.stringContaining('line 2: "nonsense" is no Japanese text. Expected'),
  });
  expect(parseOcgTexts('{"passcode": "x", "text": "…"}')).toEqual({
    wrong: expect.stringContaining('line 1'),
  });
});
