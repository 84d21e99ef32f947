import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Passcode } from './index.ts';
import {
  activation,
  apply,
  cannotBeUsed,
  declareCardName,
  declaredName,
  declaresAttack,
  opponentControls,
  player,
} from './language.ts';

const fighter = (passcode: number, name: string, atk: number): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name,
  series: [],
  effects: [],
  frame: 'normal',
  abilities: [],
  attribute: 'EARTH',
  race: 'Warrior',
  level: 4,
  atk,
  def: 0,
});
const [ATTACKER, WEAK, TRAP] = [1, 2, 3];
const pool = createPool([
  fighter(ATTACKER, 'Attacker', 1800),
  fighter(WEAK, 'Weak', 1500),
  {
    kind: 'trap',
    passcode: TRAP as Passcode,
    name: 'Sudden Prohibition',
    series: [],
    property: 'Normal',
    remains: false,
    effects: [
      activation({
        on: [declaresAttack([opponentControls])],
        cost: declareCardName,
        resolve: apply('end-of-turn', player('any'), cannotBeUsed(declaredName)),
      }),
    ],
  },
]);

test('A monster that can no longer be used finishes its attack (effects.cannot-use.already-attacking)', () => {
  const duel = createDuelFromField({
    pool,
    phase: 'battle',
    sides: [
      { monsters: [ATTACKER, ATTACKER], deck: [WEAK] },
      { monsters: [WEAK, WEAK], spells: [{ card: TRAP, face: 'down' }], deck: [WEAK] },
    ],
  });
  const pick = (wanted: (choice: { readonly do: string; readonly word?: string }) => boolean): void => {
    const at = duel.decision?.choices.findIndex(wanted) ?? -1;
    expect(duel.answer(at)).toBeUndefined();
  };
  pick((choice) => choice.do === 'attack');
  pick((choice) => choice.do === 'card');
  pick((choice) => choice.do === 'activate');
  pick((choice) => choice.word === 'Attacker');
  const { you, opponent } = duel.view(0);
  expect(opponent.lifePoints).toBe(7700);
  expect(opponent.monsters.filter((monster) => monster !== null)).toHaveLength(1);
  expect(you.monsters.filter((monster) => monster !== null)).toHaveLength(2);
  expect(duel.decision?.choices.some((choice) => choice.do === 'attack')).toBe(false);
});
