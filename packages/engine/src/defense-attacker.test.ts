import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Passcode } from './index.ts';
import { attacksInDefensePosition, continuous, itself, type MonsterCard, thisCard } from './language.ts';

const monster = (
  passcode: number,
  name: string,
  atk: number,
  def: number,
  more: Partial<MonsterCard> = {},
): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name,
  series: [],
  effects: [],
  frame: 'effect',
  abilities: [],
  attribute: 'EARTH',
  race: 'Warrior',
  level: 4,
  atk,
  def,
  ...more,
});
const pool = createPool([
  monster(1, 'Shield Charger', 500, 2000, {
    effects: [
      continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [attacksInDefensePosition] }),
    ],
  }),
  monster(2, 'Plain Wall', 500, 2000),
  monster(3, 'Target', 1500, 0),
]);
const attackers = (card: number) => {
  const duel = createDuelFromField({
    pool,
    phase: 'battle',
    sides: [
      { monsters: [{ card, position: 'defense' }], deck: [2] },
      { monsters: [3], deck: [2] },
    ],
  });
  return { duel, attack: duel.decision?.choices.findIndex((choice) => choice.do === 'attack') ?? -1 };
};

test('A monster that may attack in Defense Position uses its DEF (damage-step.calculation.defense-position-attacker)', () => {
  const { duel, attack } = attackers(1);
  expect(duel.answer(attack)).toBeUndefined();
  expect(duel.view(1).you.lifePoints).toBe(7500);
  expect(duel.view(1).you.gy.map(({ known }) => known?.name)).toEqual(['Target']);
});

test('Other monsters in Defense Position cannot attack', () => {
  expect(attackers(2).attack).toBe(-1);
});
