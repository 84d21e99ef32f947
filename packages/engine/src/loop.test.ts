import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Passcode } from './index.ts';
import {
  activation,
  andThen,
  destroy,
  every,
  monster,
  moved,
  onField,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
} from './language.ts';

const pool = createPool([
  {
    kind: 'monster',
    passcode: 1 as Passcode,
    name: 'Restless Bones',
    series: [],
    frame: 'effect',
    abilities: [],
    attribute: 'DARK',
    race: 'Zombie',
    level: 1,
    atk: 0,
    def: 0,
    effects: [
      trigger({
        on: moved(thisOne, { to: ['gy'], manner: ['destroyed'] }),
        use: 'mandatory',
        from: ['gy'],
        resolve: andThen(specialSummon(thisCard, { positions: ['attack'] }), destroy(thisCard)),
      }),
    ],
  },
  {
    kind: 'spell',
    passcode: 2 as Passcode,
    name: 'Collapse',
    series: [],
    property: 'Normal',
    remains: false,
    effects: [activation({ resolve: destroy(every(onField, monster)) })],
  },
] satisfies readonly Card[]);

test('A loop of mandatory effects that nobody can stop is a draw (duel.loop.repeated-state-is-a-draw)', () => {
  const duel = createDuelFromField({
    pool,
    sides: [{ monsters: [1], hand: [2], deck: [2, 2] }, { deck: [2, 2] }],
  });
  const collapse = duel.decision?.choices.findIndex(({ do: what }) => what === 'activate') ?? -1;
  expect(duel.answer(collapse)).toBeUndefined();
  for (let answers = 0; duel.decision && answers < 500; answers++) {
    expect(duel.decision.kind).toBe('zone');
    duel.answer(answers % duel.decision.choices.length);
  }
  expect(duel.result).toEqual({ winner: null, reason: 'loop' });
});
