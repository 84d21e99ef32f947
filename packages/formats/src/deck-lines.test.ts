import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDeckLines } from './deck-lines.ts';
import { messageOf } from './format-error.ts';

const passcodes = fc.array(fc.integer({ min: 1, max: 99_999_999 }), { maxLength: 60 });
const decks = fc.array(fc.record({ id: fc.string(), main: passcodes, extra: passcodes, side: passcodes }), {
  minLength: 1,
  maxLength: 5,
});
const wrongIn = (text: string): readonly string[] => {
  const read = parseDeckLines(text, 'decks.jsonl');
  return read.ok ? [] : read.errors.map(messageOf);
};

test('what was written is read, whatever else stands beside it', () => {
  fc.assert(
    fc.property(decks, (written) => {
      const text = written.map((deck) => JSON.stringify({ ...deck, date: '2026-01-01' })).join('\n');
      expect(parseDeckLines(`${text}\n`, 'x')).toEqual({
        ok: true,
        value: written.map(({ id, ...lists }) => ({ name: id, lists })),
      });
    }),
  );
});
test('a deck without a name is called by its line, and may have a Main Deck alone', () => {
  expect(parseDeckLines('\n{"main":[5]}', 'x')).toEqual({
    ok: true,
    value: [{ name: 'line 2', lists: { main: [5], extra: [], side: [] } }],
  });
});
test('what is no deck is refused with its line', () => {
  expect(wrongIn('{"main":[5]}\nDeck of mine')[0]).toMatch(
    /^decks\.jsonl, line 2.*Deck of mine.*a deck as JSON/,
  );
  expect(wrongIn('{"main":["Kuriboh"]}')[0]).toMatch(/"Kuriboh" in "main".*a passcode/);
  expect(wrongIn('{"main":[1],"side":5}')[0]).toMatch(/"side" that is no list/);
  expect(wrongIn('')[0]).toMatch(/no deck/);
  expect(wrongIn(JSON.stringify({ main: Array(9_999).fill(5) }))[0]).toMatch(/9,999 cards/);
});
