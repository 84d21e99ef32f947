import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Passcode } from './index.ts';
import {
  activation,
  allThatMatchNow,
  alsoAfterThat,
  apply,
  atTiming,
  cardOrEffectActivated,
  choose1,
  gainLifePoints,
  level,
  levelRaised,
  type MonsterCard,
  monster,
  negateActivation,
  numberOf,
  onField,
  times,
  tribute,
  trigger,
  youControl,
} from './language.ts';

const fighter = (passcode: number, atk: number, effects: MonsterCard['effects'] = []): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name: `Fighter ${passcode}`,
  series: [],
  effects,
  frame: 'effect',
  abilities: [],
  attribute: 'EARTH',
  race: 'Warrior',
  level: 4,
  atk,
  def: 0,
});
const [ATTACKER, WEAK, TRAP] = [1, 2, 3];
const pool = createPool([
  fighter(ATTACKER, 2000, [
    trigger({
      on: atTiming('after-damage-calculation'),
      use: 'mandatory',
      resolve: alsoAfterThat(
        apply('end-of-turn', allThatMatchNow(monster, onField), levelRaised(1)),
        gainLifePoints(times(100, numberOf(monster, level({ min: 5 }), onField))),
      ),
    }),
  ]),
  fighter(WEAK, 1000),
  {
    kind: 'trap',
    passcode: TRAP as Passcode,
    name: 'Costly Refusal',
    series: [],
    property: 'Counter',
    remains: false,
    effects: [
      activation({
        on: [cardOrEffectActivated('opponent', monster)],
        cost: tribute(choose1(monster, youControl)),
        resolve: negateActivation,
      }),
    ],
  },
]);
/** A monster of B is determined to be destroyed by battle, and an effect of A is on the Chain. */
const afterDamage = (own: readonly number[]) => {
  const duel = createDuelFromField({
    pool,
    phase: 'battle',
    sides: [
      { monsters: [ATTACKER], deck: [WEAK] },
      { monsters: [...own], spells: [{ card: TRAP, face: 'down' }], deck: [WEAK] },
    ],
  });
  const attack = duel.decision?.choices.findIndex((choice) => choice.do === 'attack') ?? -1;
  expect(duel.answer(attack)).toBeUndefined();
  if (duel.decision?.kind === 'attack-target') expect(duel.answer(0)).toBeUndefined();
  return duel;
};
const offersTheTrap = (duel: ReturnType<typeof afterDamage>): boolean =>
  duel.decision?.choices.some((choice) => choice.do === 'activate') ?? false;

test('A doomed monster pays no cost (damage-step.determined.not-usable-as-cost)', () => {
  expect(offersTheTrap(afterDamage([WEAK]))).toBe(false);
  expect(offersTheTrap(afterDamage([WEAK, WEAK]))).toBe(true);
});

test('The Level of a doomed monster can still be raised (damage-step.determined.levels-still-change)', () => {
  expect(afterDamage([WEAK]).view(0).you.lifePoints).toBe(8200);
});
