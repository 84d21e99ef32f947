import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../../tests/size.fixture.ts';
import { readClientMessage } from './client.ts';
import { playerName } from './values.ts';

const TABLE = 'c'.repeat(20);
const read = (value: unknown) => readClientMessage(JSON.stringify(value));
const wrongWith = (value: unknown): string => {
  const found = read(value);
  return 'wrong' in found ? found.wrong : 'nothing';
};

describe('a message of a client', () => {
  test('is read whole', () => {
    const answer = { type: 'answer', re: 7, table: TABLE, question: 3, choices: [0, 2] };
    expect(read(answer)).toEqual({ message: answer });
  });
  test('that is damaged is told where, with the number of its request', () => {
    expect(read({ type: 'answer', re: 7, table: TABLE, question: 3, choices: [-1] })).toEqual({
      wrong: 'choices.0: Too small: expected number to be >=0',
      re: 7,
    });
    expect(wrongWith({ type: 'answer', re: 7, table: 'x', question: 3, choices: [] })).toContain('table');
    expect(wrongWith({ type: 'ping', re: 1, more: 2 })).toContain('more');
    expect(wrongWith({ type: 'shout', re: 1 })).toContain('type');
    expect(readClientMessage('{')).toEqual({ wrong: 'The frame is not JSON.', re: null });
  });
  const damaged = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        type: fc.constantFrom('answer', 'open', 'join', 'enter', 'say'),
        re: fc.anything(),
        table: fc.anything(),
      })
      .map((value) => {
        try {
          return JSON.stringify(value) ?? '';
        } catch {
          return '[1n]';
        }
      }),
  );
  const TRIED = sized(2000, 100_000);
  test(`${TRIED} that are none are refused, and nothing is thrown`, () => {
    fc.assert(
      fc.property(damaged, (frame) => {
        const found = readClientMessage(frame);
        expect('wrong' in found && found.wrong.length > 0).toBe(true);
      }),
      { numRuns: TRIED },
    );
  });
});
describe('a name', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann  ', 'Ann'],
    ['海馬', '海馬'],
    ['<b>Ann</b>', '<b>Ann</b>'],
  ])('may be %j', (typed, read) => expect(playerName.parse(typed)).toBe(read));
  test.each(['', '   ', 'A\u202eB', 'A\u0000', 'A\u200bB', 'x'.repeat(25)])('may not be %j', (typed) =>
    expect(playerName.safeParse(typed).success).toBe(false));
});
