import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool, ENGINE_VERSION } from '@spellspeed/engine';
import { describe, expect, test } from 'vitest';
import { readReplay } from './read-replay.ts';
import { beginDuel, makeReplay, poolFor, type Replay, type ReplayHead, writeReplay } from './replay.ts';
import { runReplay } from './run-replay.ts';

const POOL = createPool(CARDS);
const KURIBOH = 40640057;
const player = (name: string, main: readonly number[] = []) => ({ name, by: 'person', main, extra: [] });
const DECKS: ReplayHead = {
  format: 'master-2020',
  seed: 4,
  players: [
    player('yugi-starter', READY_MADE_DECKS['yugi-starter'].main),
    player('kaiba-starter', READY_MADE_DECKS['kaiba-starter'].main),
  ],
};
const FIELD: ReplayHead = {
  format: 'master-2020',
  seed: 1,
  players: [player('A'), player('B')],
  askEveryWindow: true,
  field: {
    turn: 5,
    turnPlayer: 1,
    phase: 'main1',
    sides: [
      { lifePoints: 500, hand: [KURIBOH], deck: [KURIBOH, KURIBOH] },
      { monsters: [{ card: KURIBOH, position: 'defense', place: 3, thisTurn: true }], deck: [KURIBOH] },
    ],
  },
};

/** The replay of a duel in which the first choice is always taken. */
const played = (head: ReplayHead, answers: number): Replay => {
  const duel = beginDuel(head, POOL);
  const given = Array.from({ length: answers }, () => [0]);
  for (const answer of given) expect(duel.answer(answer)).toBeUndefined();
  return makeReplay(head, { answers: given, surrendered: null, checkpoints: [], undone: [3] }, duel);
};
const wrongAt = (text: string): object => {
  const read = readReplay(text, 'duel.json');
  if (read.ok) throw new Error('It was read.');
  return read.errors[0] ?? {};
};

describe.each([
  ['two decks', DECKS],
  ['a described field', FIELD],
])('a replay from %s', (_, head) => {
  const replay = played(head, 6);

  test('is read as it was written', () => {
    expect(readReplay(writeReplay(replay), 'duel.json')).toEqual({ ok: true, value: replay });
  });
  test('carries the version of the engine, and is read without one', () => {
    const { engine, ...older } = replay;
    expect(engine).toBe(ENGINE_VERSION);
    expect(readReplay(writeReplay(older), 'duel.json')).toEqual({ ok: true, value: older });
  });
  test('is the same duel again', () => {
    expect(runReplay(replay, POOL, 6, () => {}).difference).toBeNull();
    expect(runReplay({ ...replay, hash: 'other' }, POOL, 6, () => {}).difference).toMatchObject({
      answers: 6,
      differs: 'hash',
      expected: 'other',
    });
  });
  test('names the answer that is refused', () => {
    const other = { ...replay, answers: [[0], [999]] };
    expect(runReplay(other, POOL, 6, () => {}).difference).toMatchObject({ answers: 2, differs: 'refused' });
  });
});

describe('what is no replay', () => {
  const text = writeReplay(played(FIELD, 2));

  test.each([
    ['"phase": "main1"', '"phase": "lunch"', '"lunch"'],
    ['"thisTurn": true', '"thisTurn": 1', '1'],
    ['"position": "defense"', '"position": "asleep"', '"asleep"'],
    ['"turnPlayer": 1', '"turnPlayer": 2', '2'],
    ['"lifePoints": 500', '"lifePoints": "all"', '"all"'],
  ])('is refused with its place: %s', (from, to, found) => {
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    expect(wrongAt(text.replace(from, to))).toMatchObject({ file: 'duel.json', line, found });
  });
  test.each([
    -3, 0, 3, 1_000_000_000,
  ])('a hash after answers that there are not is refused: %d', (answers) => {
    const replay = played(FIELD, 2);
    const wrong = writeReplay({ ...replay, checkpoints: [{ answers, hash: replay.hash }] });
    expect(wrongAt(wrong)).toMatchObject({
      found: String(answers),
      expected: expect.stringContaining('from 1 to 2'),
    });
  });
  test('a text that is no JSON is refused too', () => {
    expect(wrongAt('{"spellspeed": replay}')).toMatchObject({ line: 1, column: 16 });
  });
});

describe('another pool', () => {
  const replay = { ...played(DECKS, 1), pool: 'other' };

  test('can be played with as long as the cards of the duel are the same', () => {
    expect(poolFor(replay, POOL)).toBe('unchanged');
    const [passcode = ''] = Object.keys(replay.cards);
    const changed = { ...replay, cards: { ...replay.cards, [passcode]: 'other' } };
    expect(poolFor(changed, POOL)).toMatchObject([{ passcode: Number(passcode), why: 'changed' }]);
  });
});
