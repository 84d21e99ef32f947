import { CARDS, FIRST_CARDS, readPasscodes, standingOf } from '@spellspeed/cards';
import type { Passcode } from '@spellspeed/engine';
import { expect, test } from 'vitest';
import { isDefined, readingOf } from '../cards/library.ts';
import { growingPools } from './pools.ts';

const ofDecks = [...FIRST_CARDS].map(({ passcode }) => passcode);
const READY_MADE = new Set<number>(ofDecks);
const byHand = [...CARDS].find(({ passcode }) => !READY_MADE.has(passcode))?.passcode ?? 0;
const read = readPasscodes().find((passcode) => standingOf(passcode) === 'proved') ?? 0;

test('a duel loads no more cards than it needs', async () => {
  const pools = growingPools();
  const sizeOf = async (...passcodes: readonly number[]): Promise<readonly boolean[]> => {
    const pool = await pools.holding(passcodes);
    return [byHand, read].map((passcode) => pool.get(passcode as Passcode) !== undefined);
  };
  expect(await sizeOf(...ofDecks)).toEqual([false, false]);
  expect(await sizeOf(byHand)).toEqual([true, false]);
  expect(await sizeOf(...ofDecks, read)).toEqual([true, true]);
});
test('a card that was read from its text can be played with, and is marked', () => {
  expect([read, byHand].map(isDefined)).toEqual([true, true]);
  expect([read, byHand].map(readingOf)).toEqual(['proved', null]);
});
