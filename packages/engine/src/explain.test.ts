import { expect, test } from 'vitest';
import { type Card, createDuelFromField, createPool, type Passcode, type Stay } from './index.ts';
import {
  declaresAttack,
  gainLifePoints,
  ignition,
  monster as monsterFilter,
  payLifePoints,
  trigger,
} from './language.ts';

const monster = (passcode: number, level: number, effects: Card['effects'] = []): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name: `Monster ${passcode}`,
  series: [],
  effects,
  frame: 'effect',
  abilities: [],
  attribute: 'EARTH',
  race: 'Warrior',
  level,
  atk: 1000,
  def: 0,
});
const [SMALL, GREAT, HEALER] = [1, 2, 3];
const pool = createPool([
  monster(SMALL, 4),
  monster(GREAT, 7),
  monster(HEALER, 4, [ignition({ cost: payLifePoints(2000), resolve: gainLifePoints(500) })]),
]);
/** Why nothing can be done in the Battle Phase with the only card in the hand, and with the monster on the field. */
const refusals = (card: number, lifePoints: number): (string | undefined)[] => {
  const duel = createDuelFromField({
    pool,
    phase: 'battle',
    sides: [{ lifePoints, monsters: [HEALER], hand: [card], deck: [SMALL] }, { deck: [SMALL] }],
  });
  const { monsters, hand } = duel.view(0).you;
  const why = (handle: Stay | null | undefined, wanted: string): string | undefined =>
    handle == null
      ? undefined
      : duel.explain(0, handle).find(({ intention }) => intention.do === wanted)?.obstacle?.rule;
  return [why(hand[0]?.handle, 'normal-summon'), why(monsters.find((each) => each)?.handle, 'activate')];
};

test('What a card lacks is told before the time, which may come', () => {
  expect(refusals(GREAT, 1000)).toEqual([
    'summoning.tribute.two-for-level-7-or-higher',
    'duel.life-points.cost-cannot-exceed-remaining',
  ]);
});
test('What lacks nothing is told the time', () => {
  expect(refusals(SMALL, 8000)).toEqual([
    'turn.main-phase.actions-need-priority-and-nothing-pending',
    'effects.ignition.window',
  ]);
});

test('What happened, but for a card that lies elsewhere, is refused for where the card is', () => {
  const WATCHER = 4;
  const watched = createPool([
    monster(SMALL, 4),
    monster(WATCHER, 4, [
      trigger({
        on: declaresAttack([monsterFilter]),
        use: 'if-you-can',
        cost: payLifePoints(2000),
        resolve: gainLifePoints(500),
      }),
    ]),
  ]);
  const duel = createDuelFromField({
    pool: watched,
    phase: 'battle',
    askEveryWindow: true,
    sides: [
      { lifePoints: 1000, monsters: [SMALL, WATCHER], gy: [WATCHER], deck: [SMALL] },
      { deck: [SMALL] },
    ],
  });
  const attack = duel.decision?.choices.findIndex(({ do: does }) => does === 'attack') ?? -1;
  duel.answer([attack]);
  const { gy, monsters } = duel.view(0).you;
  const why = (handle: Stay | null | undefined): string | undefined =>
    handle == null
      ? undefined
      : duel.explain(0, handle).find(({ intention }) => intention.do === 'activate')?.obstacle?.rule;
  const watcher = monsters.find((each) => each?.known?.name === `Monster ${WATCHER}`);
  expect(why(gy[0]?.handle)).toBe('effects.ignition.zones');
  expect(why(watcher?.handle)).toBe('duel.life-points.cost-cannot-exceed-remaining');
});
