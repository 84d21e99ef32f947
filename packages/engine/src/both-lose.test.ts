import { expect, test } from 'vitest';
import {
  type Card,
  createDuelFromField,
  createPool,
  type Duel,
  type FieldSide,
  type Passcode,
} from './index.ts';
import {
  activation,
  bothTakeBattleDamage,
  continuous,
  type MonsterCard,
  player,
  takeDamage,
} from './language.ts';

const monster = (passcode: number, more: Partial<MonsterCard>): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name: `Monster ${passcode}`,
  series: [],
  effects: [],
  frame: 'effect',
  abilities: [],
  attribute: 'FIRE',
  race: 'Pyro',
  level: 4,
  atk: 1500,
  def: 0,
  ...more,
});
const pool = createPool([
  {
    kind: 'spell',
    passcode: 1 as Passcode,
    name: 'Fire for Everyone',
    series: [],
    property: 'Normal',
    remains: false,
    effects: [activation({ resolve: takeDamage('any', 500) })],
  },
  monster(2, { effects: [continuous({ affects: player('any'), modifiers: [bothTakeBattleDamage] })] }),
  monster(3, { frame: 'normal' }),
]);

const begin = (one: FieldSide, other: FieldSide): Duel =>
  createDuelFromField({
    pool,
    sides: [
      { deck: [3, 3], ...one },
      { deck: [3, 3], ...other },
    ],
  });
/** Takes the first choice of this kind. */
const choose = (duel: Duel, wanted: string): void => {
  const index = duel.decision?.choices.findIndex((choice) => choice.do === wanted) ?? -1;
  expect(index, wanted).toBeGreaterThanOrEqual(0);
  expect(duel.answer(index)).toBeUndefined();
};

test('An effect that takes the last LP of both players draws the Duel (duel.draw.both-life-points-zero-by-one-effect)', () => {
  const duel = begin({ hand: [1], lifePoints: 500 }, { lifePoints: 300 });
  choose(duel, 'activate');
  choose(duel, 'zone');
  expect(duel.result).toEqual({ winner: null, reason: 'life-points' });
});
test('The player who still has LP wins, whoever used the effect', () => {
  const duel = begin({ hand: [1], lifePoints: 500 }, { lifePoints: 501 });
  choose(duel, 'activate');
  choose(duel, 'zone');
  expect(duel.result).toEqual({ winner: 1, reason: 'life-points' });
});
test('Battle damage that takes the last LP of both players draws the Duel (duel.draw.both-life-points-zero-by-battle-damage)', () => {
  const duel = begin({ monsters: [2], lifePoints: 1500 }, { lifePoints: 1500 });
  choose(duel, 'enter-phase');
  choose(duel, 'attack');
  expect(duel.result).toEqual({ winner: null, reason: 'life-points' });
});
