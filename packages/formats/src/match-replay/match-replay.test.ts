import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import type { MatchDeck, MatchDeed } from '@spellspeed/match';
import { describe, expect, test } from 'vitest';
import { poolFor } from '../replay/replay.ts';
import { beginMatch, type MatchReplay, makeMatchReplay, writeMatchReplay } from './match-replay.ts';
import { readMatchReplay } from './read-match-replay.ts';
import { runMatchReplay } from './run-match-replay.ts';

const POOL = createPool(CARDS);
const KURIBOH = 40640057;
const SHEET = { ...READY_MADE_DECKS['yugi-starter'], side: [KURIBOH] };
const [OUT = 0] = SHEET.main;
const SIDED = { ...SHEET, main: [KURIBOH, ...SHEET.main.slice(1)], side: [OUT] };
const plain = ({ main, extra, side }: MatchDeck) => ({ main, extra, side });
const HEAD = {
  format: 'master-2020',
  seed: 4,
  bestOf: 3,
  players: [
    { name: 'one', by: 'person', ...plain(SHEET) },
    { name: 'other', by: 'greedy', ...plain(SHEET) },
  ],
} as const;
/** Duel 1 is begun and given up, cards are exchanged, Duel 2 is played a little; then time, a judge, and a Duel played elsewhere. */
const DEEDS: readonly MatchDeed[] = [
  { do: 'answer', player: 0, answer: [0] },
  { do: 'answer', player: 1, answer: [1] },
  { do: 'answer', player: 1, answer: [0] },
  { do: 'surrender', player: 1 },
  { do: 'exchange', player: 1, deck: plain(SIDED) },
  { do: 'exchange', player: 0, deck: plain(SHEET) },
  { do: 'answer', player: 1, answer: [0] },
  { do: 'time-is-up' },
  { do: 'game-loss', player: 0 },
  { do: 'exchange', player: 0, deck: plain(SIDED) },
  { do: 'exchange', player: 1, deck: plain(SHEET) },
  { do: 'give-result', winner: 1 },
];
const played = (count: number): MatchReplay => {
  const match = beginMatch(HEAD, POOL);
  const deeds = DEEDS.slice(0, count);
  const checkpoints = deeds.map((deed, index) => {
    expect(match.do(deed)).toBeUndefined();
    return { deeds: index + 1, hash: match.hash() };
  });
  return makeMatchReplay(HEAD, { deeds, checkpoints }, match);
};
const REPLAY = played(DEEDS.length);
const TEXT = writeMatchReplay(REPLAY);
const wrongIn = (text: string): object => {
  const read = readMatchReplay(text, 'match.json');
  if (read.ok) throw new Error('It was read.');
  return read.errors[0] ?? {};
};

describe('the replay of a Match', () => {
  test('is read as it was written, from each of its deeds', () => {
    for (let count = 0; count <= DEEDS.length; count++) {
      const replay = played(count);
      const read = readMatchReplay(writeMatchReplay(replay), 'match.json');
      expect(read).toEqual({ ok: true, value: replay });
    }
  });
  test('is the same Match again, with its exchanges and decisions', () => {
    const { match, difference } = runMatchReplay(REPLAY, POOL, DEEDS.length, () => {});
    expect(difference).toBeNull();
    expect(match.view(0)).toMatchObject({ score: [1, 2], result: { winner: 1, reason: 'duels' } });
    expect(runMatchReplay(REPLAY, POOL, 7, () => {}).match.view(1).yours.deck?.side).toEqual([OUT]);
  });
  test('tells with which deed another Match begins', () => {
    const [first, ...more] = REPLAY.deeds;
    const other: MatchReplay = { ...REPLAY, deeds: [{ do: 'answer', player: 0, answer: [1] }, ...more] };
    expect(runMatchReplay(other, POOL, 99, () => {}).difference).toMatchObject({ deeds: 1, differs: 'hash' });
    const early: MatchReplay = {
      ...REPLAY,
      deeds: [{ do: 'exchange', player: 0, deck: SIDED }, ...(first ? [first] : [])],
    };
    expect(runMatchReplay(early, POOL, 99, () => {}).difference).toMatchObject({
      deeds: 1,
      differs: 'refused',
      because: expect.stringContaining('from the second Duel on'),
    });
    const last = { ...REPLAY, checkpoints: [], hash: 'other' };
    expect(runMatchReplay(last, POOL, 99, () => {}).difference).toMatchObject({ deeds: 12, atTheEnd: true });
  });
  test('names the cards that another pool does not have', () => {
    const pool = createPool([...CARDS].filter(({ passcode }) => passcode !== KURIBOH));
    expect(poolFor(REPLAY, pool)).toMatchObject([{ passcode: KURIBOH, why: 'missing' }]);
  });
  test.each([
    ['"spellspeed": "match-replay"', '"spellspeed": "replay"', '"replay"'],
    ['"bestOf": 3', '"bestOf": 2', '2'],
    ['"seed": 4', '"seed": "four"', '"four"'],
    ['"by": "person"', '"by": 7', '7'],
    ['{"do":"time-is-up"}', '{"do":"time-flies"}', '"time-flies"'],
    ['{"do":"surrender","player":1}', '{"do":"surrender","player":2}', '2'],
    ['{"do":"give-result","winner":1}', '{"do":"give-result","winner":"A"}', '"A"'],
    ['{"deeds":3,', '{"deeds":-3,', '-3'],
    ['{"deeds":4,', '{"deeds":1000000000,', '1000000000'],
  ])('that is wrong at one place is refused with its line: %s', (from, to, found) => {
    const line = TEXT.slice(0, TEXT.indexOf(from)).split('\n').length;
    expect(wrongIn(TEXT.replace(from, to))).toMatchObject({ file: 'match.json', line, found });
  });
});
