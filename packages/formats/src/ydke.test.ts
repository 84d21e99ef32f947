import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageOf } from './format-error.ts';
import { makeYdke, parseYdke } from './ydke.ts';

const passcodes = fc.array(fc.integer({ min: 1, max: 0xffff_ffff }), { maxLength: 60 });
const decks = fc.record({ main: passcodes, extra: passcodes, side: passcodes });
const magician = { main: [46986414], extra: [], side: [40640057] };

function complaints(link: string): string[] {
  const parsed = parseYdke(link);
  return parsed.ok ? [] : parsed.errors.map(messageOf);
}

describe('a ydke:// link', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(decks, (deck) => void expect(parseYdke(makeYdke(deck))).toEqual({ ok: true, value: deck })),
    );
  });

  test('is read after every escaping', () => {
    fc.assert(
      fc.property(decks, (deck) => {
        const link = makeYdke(deck);
        const lists = link.slice('ydke://'.length);
        const dressed = [
          ` ${link}\n`,
          `YDKE://${lists}`,
          `ydke://${encodeURIComponent(lists).replaceAll('!', '%21')}`,
          encodeURIComponent(link),
          encodeURIComponent(link).replace('%3A', ':'),
          link.replaceAll('=', '').slice(0, -1),
          `ydke://${lists.replaceAll('+', '-').replaceAll('/', '_')}`,
        ];
        for (const text of dressed) expect(parseYdke(text)).toEqual({ ok: true, value: deck });
      }),
    );
  });

  test('holds the passcodes with the lowest byte first', () => {
    expect(makeYdke(magician)).toBe('ydke://rvTMAg==!!OR5sAg==!');
    expect(parseYdke('ydke://!!!')).toEqual({ ok: true, value: { main: [], extra: [], side: [] } });
  });

  test('is what the platform calls base64', () => {
    fc.assert(
      fc.property(passcodes, (main) => {
        const bytes = Buffer.from(new Uint32Array(main).buffer);
        expect(makeYdke({ main, extra: [], side: [] })).toBe(`ydke://${bytes.toString('base64')}!!!`);
      }),
    );
  });
});

describe('a broken ydke:// link', () => {
  test.each([
    ['', 'column 1: found nothing, expected a link that begins with ydke://.'],
    ['http://x', 'column 1: found "http://x", expected a link that begins with ydke://.'],
    ['ydke://rvTMAg==!', 'column 17: found nothing, expected three lists, as in ydke://main!extra!side!.'],
    ['ydke://!!!!', 'column 11: found "!", expected the end after three lists.'],
    ['ydke://!!!AAAA', 'column 11: found "AAAA", expected the end after three lists.'],
    ['ydke://rv MAg==!!!', 'column 10: found " MAg==", expected base64 or "!".'],
    ['ydke://!r=vA!!', 'column 11: found "vA", expected base64 or "!".'],
    ['ydke://!rvTM!!', 'column 9: found "rvTM", expected the base64 of whole passcodes, 4 bytes each.'],
    ['ydke://!rvTMA!!', 'column 9: found "rvTMA", expected the base64 of whole passcodes, 4 bytes each.'],
    ['ydke://AAAAAA==!!!', 'column 8: found "0", expected passcodes, whole numbers from 1 to 4294967295.'],
  ])('%j is refused', (link, message) => {
    expect(complaints(link)).toEqual([`ydke link, line 1, ${message}`]);
  });

  test('names every list that is wrong', () => {
    expect(complaints('ydke://?!rvTMAg!?!')).toHaveLength(2);
  });

  test('never throws', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'AZaz09+/-_=!% \u00e92B1') });
    fc.assert(fc.property(letters, (text) => void complaints(`ydke://${text}`)));
  });
});

test('a number that is no passcode is not written', () => {
  expect(() => makeYdke({ main: [], extra: [2 ** 32], side: [] })).toThrow(RangeError);
});
