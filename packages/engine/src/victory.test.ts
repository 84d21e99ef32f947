import { expect, test } from 'vitest';
import {
  all,
  at,
  type Card,
  createDuelFromField,
  createPool,
  exists,
  type MonsterCard,
  named,
  type Passcode,
} from './index.ts';

const monster = (passcode: number, name: string, more: Partial<MonsterCard> = {}): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name,
  series: [],
  effects: [],
  frame: 'normal',
  abilities: [],
  attribute: 'DARK',
  race: 'Fiend',
  level: 1,
  atk: 200,
  def: 300,
  ...more,
});
const inYourHand = (name: string) => exists(at('you', 'hand'), named(name));
const pool = createPool([
  monster(1, 'Left Half'),
  monster(2, 'Head', { victory: all(inYourHand('Left Half'), inYourHand('Head')) }),
]);

test('A card text that decides the duel wins as soon as its condition holds', () => {
  const duel = createDuelFromField({
    pool,
    sides: [
      { hand: [1], deck: [1] },
      { hand: [2], deck: [1, 1] },
    ],
  });
  const end =
    duel.decision?.choices.findIndex((choice) => choice.do === 'enter-phase' && choice.phase === 'end') ?? -1;
  expect(duel.answer(end)).toBeUndefined();
  expect(duel.result).toEqual({ winner: 1, reason: 'effect' });
});

test('Both halves in different hands win nothing', () => {
  const duel = createDuelFromField({
    pool,
    sides: [
      { hand: [1], deck: [1] },
      { hand: [2], deck: [2, 2] },
    ],
  });
  const end =
    duel.decision?.choices.findIndex((choice) => choice.do === 'enter-phase' && choice.phase === 'end') ?? -1;
  duel.answer(end);
  expect(duel.result).toBeNull();
});
