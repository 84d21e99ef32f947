import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Passcode } from './index.ts';
import { all, at, exists, type MonsterCard, named } from './language.ts';

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

test.each([
  'attack',
  'direct-attack',
] as const)('An attack on a monster that takes the last Life Points wins the Match only if the text does not ask for a direct attack: %s', (matchVictory) => {
  const champion = monster(3, 'Champion', { atk: 2000, matchVictory });
  const duel = createDuelFromField({
    pool: createPool([monster(1, 'Left Half'), champion]),
    turn: 3,
    phase: 'battle',
    sides: [
      { monsters: [3], deck: [1] },
      { monsters: [1], lifePoints: 1800, deck: [1] },
    ],
  });
  for (let asked = duel.decision; asked; asked = duel.decision) {
    const attack = asked.choices.findIndex((choice) => choice.do === 'attack');
    duel.answer(attack >= 0 ? attack : 0);
  }
  expect(duel.result).toEqual({
    winner: 0,
    reason: matchVictory === 'attack' ? 'match-victory' : 'life-points',
  });
});
