import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Duel, type Passcode } from './index.ts';
import {
  activation,
  andIfYouDo,
  destroy,
  type EventPattern,
  eventCard,
  gainLifePoints,
  monster as monsterCards,
  moved,
  negateSummon,
  thisOne,
  trigger,
} from './language.ts';

const wouldBeSummoned: EventPattern = {
  event: 'would-be-summoned',
  card: [monsterCards],
  ways: ['normal', 'tribute', 'flip', 'special'],
  by: 'opponent',
};
const pool = createPool([
  {
    kind: 'monster',
    passcode: 1 as Passcode,
    name: 'Homesick Hero',
    series: [],
    frame: 'effect',
    abilities: [],
    attribute: 'LIGHT',
    race: 'Warrior',
    level: 4,
    atk: 1000,
    def: 1000,
    effects: [
      trigger({
        on: moved(thisOne, { from: ['hand', 'monsters'], to: ['gy'] }),
        use: 'mandatory',
        from: ['gy'],
        resolve: gainLifePoints(1000),
      }),
    ],
  },
  {
    kind: 'trap',
    passcode: 2 as Passcode,
    name: 'Closed Gate',
    series: [],
    property: 'Counter',
    remains: false,
    effects: [activation({ on: [wouldBeSummoned], resolve: andIfYouDo(negateSummon, destroy(eventCard)) })],
  },
] satisfies readonly Card[]);

const summon = (spells: readonly { card: number; face: 'down' }[]): Duel => {
  const deck = [1, 1, 1];
  const duel = createDuelFromField({
    pool,
    sides: [
      { hand: [1, 1], deck },
      { spells, deck },
    ],
  });
  const choice = duel.decision?.choices.findIndex((each) => each.do === 'normal-summon') ?? -1;
  expect(duel.answer(choice)).toBeUndefined();
  if (duel.decision?.kind === 'zone') duel.answer(0);
  return duel;
};

test('A negated Normal Summon uses up the Summon, and its monster comes from neither hand nor field', () => {
  const duel = summon([{ card: 2, face: 'down' }]);
  expect(duel.decision).toMatchObject({ player: 1, kind: 'respond' });
  duel.answer(0);
  const view = duel.view(0);
  expect(view.you.gy.map(({ known }) => known?.name)).toEqual(['Homesick Hero']);
  expect(view.you.monsters.every((card) => card === null)).toBe(true);
  expect(view.you.lifePoints).toBe(8000);
  expect(duel.decision?.choices.some((choice) => choice.do === 'normal-summon')).toBe(false);
});

test('A Summon that is not negated succeeds, and the window to negate it is over', () => {
  const duel = summon([{ card: 2, face: 'down' }]);
  duel.answer(1);
  expect(duel.view(0).you.monsters.filter((card) => card !== null)).toHaveLength(1);
  expect(duel.decision).toMatchObject({ player: 0, kind: 'act' });
});
