import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeckLists, passcodesOf } from './deck-lists.ts';
import { messageOf } from './format-error.ts';
import { makeYdk, parseYdk } from './ydk.ts';

const passcodes = fc.array(fc.integer({ min: 1, max: 0xffff_ffff }), { maxLength: 60 });
const decks = fc.record({ main: passcodes, extra: passcodes, side: passcodes });

/** The deck, without lines, that a text is read as. */
function read(text: string): DeckLists {
  const parsed = parseYdk(text, 'mine.ydk');
  if (!parsed.ok) throw new Error(parsed.errors.map(messageOf).join('\n'));
  return passcodesOf(parsed.value);
}

function complaints(text: string): string[] {
  const parsed = parseYdk(text, 'mine.ydk');
  return parsed.ok ? [] : parsed.errors.map(messageOf);
}

describe('a .ydk file', () => {
  test('is read as it was written', () => {
    fc.assert(fc.property(decks, (deck) => void expect(read(makeYdk(deck))).toEqual(deck)));
  });

  test('means the same in every dress', () => {
    const ends = fc.constantFrom('\n', '\r\n', '\r', '\n\n', ' \t\n', '\n# a comment\n');
    fc.assert(
      fc.property(decks, ends, (deck, end) => {
        expect(read(`\ufeff${makeYdk(deck).replaceAll('\n', end)}`)).toEqual(deck);
      }),
    );
  });

  test('is written as other programs expect it', () => {
    expect(makeYdk({ main: [46986414, 46986414], extra: [98502113], side: [] })).toBe(
      '#created by Spellspeed\n#main\n46986414\n46986414\n#extra\n98502113\n!side\n',
    );
  });

  test('keeps the line of each card', () => {
    expect(parseYdk('#created by me\r\n#main\r\n7\r\n\r\n8\r\n#extra\r\n!side\r\n9', 'mine.ydk')).toEqual({
      ok: true,
      value: {
        main: [
          { passcode: 7, line: 3 },
          { passcode: 8, line: 5 },
        ],
        extra: [],
        side: [{ passcode: 9, line: 8 }],
      },
    });
  });

  test('may have leading zeros, comments, and cards before the first section', () => {
    expect(read('07021574\n  0000000008 # eight\n9\t// nine\n; ten\n-- eleven')).toEqual({
      main: [7021574, 8, 9],
      extra: [],
      side: [],
    });
  });

  test.each([
    ['#MAIN', '#Extra', '!Side'],
    ['# Main Deck', '# Extra Deck (1)', '# Side Deck: 1'],
    ['!main', '!extra', '#side'],
    ['Main:', 'extra_deck', 'side-deck'],
  ])('may call its sections %s, %s and %s', (main, extra, side) => {
    const deck = { main: [1], extra: [2], side: [3] };
    expect(read(`${main}\n1\n${extra}\n2\n${side}\n3`)).toEqual(deck);
    expect(read(`${side}\n3\n${extra}\n2\n${main}\n1`)).toEqual(deck);
  });

  test('may have comments that speak of sections', () => {
    expect(read('#extra\n#created by Main Player\n#side note\n5')).toEqual({
      main: [],
      extra: [5],
      side: [],
    });
  });
});

describe('a broken .ydk file', () => {
  test('is refused with line, column, what was found and what was expected', () => {
    expect(parseYdk('#main\n1\n\n  4698641x\n', 'mine.ydk')).toEqual({
      ok: false,
      errors: [
        {
          file: 'mine.ydk',
          line: 4,
          column: 3,
          found: '4698641x',
          expected: 'a passcode, a whole number of at most 10 digits',
        },
      ],
    });
  });

  test.each([
    ['-5', 'found "-5", expected a passcode, a whole number of at most 10 digits.'],
    ['1.5', 'found "1.5", expected a passcode, a whole number of at most 10 digits.'],
    ['3 46986414', 'found "3 46986414", expected a passcode, a whole number of at most 10 digits.'],
    ['12345678901', 'found "12345678901", expected a passcode, a whole number of at most 10 digits.'],
    ['9999999999', 'found "9999999999", expected a passcode, a whole number from 1 to 4294967295.'],
    ['0', 'found "0", expected a passcode, a whole number from 1 to 4294967295.'],
    ['!sode', 'found "!sode", expected a section, #main, #extra or !side.'],
    [
      '\ufeffDark Magician',
      'found "Dark Magician", expected a passcode, a whole number of at most 10 digits.',
    ],
  ])('%j is no line of it', (line, message) => {
    expect(complaints(line)).toEqual([`mine.ydk, line 1, column 1: ${message}`]);
  });

  test('names every line that is wrong', () => {
    expect(complaints('a\n1\nb\n2\nc').map((message) => message.slice(0, 17))).toEqual([
      'mine.ydk, line 1,',
      'mine.ydk, line 3,',
      'mine.ydk, line 5,',
    ]);
  });

  test.each([
    'utf16le',
    'utf-16 with its mark',
  ])('is told in one line where it is in another encoding: %s', (dress) => {
    const list = '#main\n46986414\n46986414\n#extra\n!side\n40640057\n';
    const bytes = Buffer.from(dress === 'utf16le' ? list : `\ufeff${list}`, 'utf16le');
    expect(parseYdk(bytes.toString('utf8'), 'my.ydk')).toEqual({
      ok: false,
      errors: [
        {
          file: 'my.ydk',
          line: 1,
          column: 1,
          found: 'a text in UTF-16, or no text',
          expected: 'a deck list in UTF-8: save the file in that encoding',
        },
      ],
    });
  });

  test('is quoted in one short, clean line', () => {
    const [message] = complaints(`x\u0000\u001b[31m${'y'.repeat(10_000)}`);
    expect(message?.length).toBeLessThan(150);
    expect(message).toMatch(/^\P{C}*$/u);
  });

  test('is refused at once, however long its lines are', () => {
    const gap = ' '.repeat(200_000);
    expect(complaints(`#main${gap}:x\n1${gap}x`)).toHaveLength(1);
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void complaints(text)));
  });
});

test('a number that is no passcode is not written', () => {
  expect(() => makeYdk({ main: [1.5], extra: [], side: [] })).toThrow(RangeError);
});
