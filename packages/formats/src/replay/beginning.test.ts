/** A replay with a bad beginning: what is wrong is told with its place in the file. */
import { CARDS, READY_MADE_DECKS } from '@spellspeed/cards';
import { createPool } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { messageOf } from '../format-error.ts';
import { obstacleToBegin } from './beginning.ts';
import { readReplay } from './read-replay.ts';
import { beginDuel, makeReplay, writeReplay } from './replay.ts';

const POOL = createPool(CARDS);
const deck = { ...READY_MADE_DECKS['yugi-starter'], name: 'x', by: 'person' };
const head = { format: 'master-2020', seed: 1, players: [deck, deck] } as const;
const course = { answers: [], surrendered: null, checkpoints: [] };
const text = writeReplay(makeReplay(head, course, beginDuel(head, POOL)));

type Loose = { players: { main: number[] }[]; [name: string]: unknown };
const complaint = (change: (replay: Loose) => void): string => {
  const replay = JSON.parse(text) as Loose;
  change(replay);
  const changed = JSON.stringify(replay, null, 1);
  const read = readReplay(changed, 'x');
  if (!read.ok) return read.errors.map(messageOf).join();
  const wrong = obstacleToBegin(read.value, POOL, { file: 'x', text: changed });
  return wrong ? messageOf(wrong) : 'nothing';
};
const putFirst = (card: number) => (replay: Loose) => void replay.players[0]?.main.splice(0, 1, card);

test.each<readonly [string, (replay: Loose) => void, string]>([
  ['nothing', () => undefined, 'nothing'],
  ['an Extra Deck monster', putFirst(23995346), 'expected no monster of the Extra Deck'],
  ['a negative passcode', putFirst(-1), 'found "-1"'],
  ['a side that is a number', (replay) => (replay.field = { sides: [1, {}] }), 'an object with the cards'],
  ['Life Points', (replay) => (replay.field = { sides: [{ lifePoints: -5 }, {}] }), 'found "-5"'],
  ['an unknown card', (replay) => (replay.field = { sides: [{ hand: [7] }, {}] }), 'found "7"'],
  ['a checkpoint', (replay) => (replay.checkpoints = [{ answers: -3, hash: '' }]), 'from 1 to 0'],
  ['an answer taken back', (replay) => (replay.undone = [1e9]), 'from 0 to 1000000'],
])('%s', (_, change, message) => {
  const found = complaint(change);
  expect(found).toContain(message);
  if (message !== 'nothing') expect(found).toMatch(/^x, line \d+, column \d+: /);
});
