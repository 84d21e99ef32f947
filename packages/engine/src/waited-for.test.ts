import { expect, test } from 'vitest';
import {
  type Card,
  createDuelFromField,
  createPool,
  type Duel,
  type FieldOptions,
  type FieldSide,
  type Passcode,
} from './index.ts';
import {
  activatedIn,
  activation,
  andIfYouDo,
  at,
  attackInvolves,
  battledWith,
  cardOrEffectActivated,
  changedTo,
  chooseExactly,
  destroy,
  detach,
  draw,
  type Effect,
  type EventPattern,
  equip,
  gainLifePoints,
  ignition,
  inYourGy,
  inYourHand,
  isCard,
  monster as isMonster,
  leavesField,
  type MonsterCard,
  moved,
  opponentControls,
  secondInvolved,
  sendToGy,
  specialSummon,
  summonedByItsEffect,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  youControl,
} from './language.ts';

const monster = (passcode: number, effects: readonly Effect[], more: Partial<MonsterCard> = {}): Card => ({
  kind: 'monster',
  passcode: passcode as Passcode,
  name: `Monster ${passcode}`,
  series: [],
  effects,
  frame: 'effect',
  abilities: [],
  attribute: 'FIRE',
  race: 'Pyro',
  level: 4,
  atk: 1500,
  def: 0,
  ...more,
});
/** Its player gains 500 LP when this happens. */
const gains = (on: EventPattern, more: Partial<Parameters<typeof trigger>[0]> = {}): Effect =>
  trigger({ on, use: 'mandatory', resolve: gainLifePoints(500), ...more });
const [OWN, REVIVES, FROM_YOUR_GY, EQUIP, BREAKS] = [13, 14, 15, 16, 17];
const [PLAIN, INVOLVED, CLOWN, BATTLED, WATCHER, OF_THE_FIELD, OF_THE_GY, PAID, PAYS, SPELL, XYZ, MATERIAL] =
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const drawOne = draw(1);
const payOne = sendToGy(chooseExactly(1, inYourHand));
const toActivate = { by: ['cost'] } as const;
const pool = createPool([
  monster(PLAIN, [], { frame: 'normal' }),
  monster(INVOLVED, [
    trigger({
      on: attackInvolves([isMonster, youControl], [isMonster, opponentControls]),
      use: 'mandatory',
      resolve: destroy(secondInvolved),
    }),
  ]),
  monster(CLOWN, [gains(changedTo('face-up-defense', isCard(thisCard)))]),
  monster(
    BATTLED,
    [
      gains(
        { event: 'timing', timing: 'damage-step-end' },
        { condition: battledWith(thisCard, isMonster, opponentControls) },
      ),
    ],
    { atk: 2000 },
  ),
  monster(WATCHER, [gains(activatedIn(cardOrEffectActivated('opponent', isMonster), 'gy'))]),
  monster(OF_THE_FIELD, [ignition({ resolve: drawOne })]),
  monster(OF_THE_GY, [ignition({ from: ['gy'], resolve: drawOne })]),
  monster(PAID, [gains(moved(thisOne, { to: ['gy'], of: [isMonster], ...toActivate }), { from: ['gy'] })]),
  monster(PAYS, [ignition({ cost: payOne, resolve: drawOne })]),
  {
    kind: 'spell',
    passcode: SPELL as Passcode,
    name: 'Paid Spell',
    series: [],
    property: 'Normal',
    remains: false,
    effects: [activation({ cost: payOne, resolve: drawOne })],
  },
  monster(XYZ, [ignition({ cost: detach(1), resolve: drawOne })], {
    frame: 'xyz',
    rank: 4,
  }),
  monster(MATERIAL, [
    gains(
      { event: 'moved', card: thisOne, manner: ['detached'], by: ['cost'], ofItsHost: true, to: ['gy'] },
      { from: ['gy'] },
    ),
  ]),
  monster(OWN, [gains(summonedByItsEffect)], { summoning: { procedure: { from: ['hand'] } } }),
  {
    kind: 'spell',
    passcode: REVIVES as Passcode,
    name: 'Revives',
    series: [],
    property: 'Normal',
    remains: false,
    effects: [activation({ resolve: specialSummon(chooseExactly(1, isMonster, at('any', 'gy'))) })],
  },
  monster(FROM_YOUR_GY, [
    gains({
      event: 'summoned',
      ways: ['special'],
      by: 'any',
      card: [isMonster, { test: 'special-summoned-from', zone: 'gy' }],
      owner: 'you',
    }),
  ]),
  {
    kind: 'spell',
    passcode: EQUIP as Passcode,
    name: 'Equips What It Revives',
    series: [],
    property: 'Equip',
    remains: true,
    effects: [
      activation({
        targets: [target1(isMonster, inYourGy)],
        resolve: andIfYouDo(specialSummon(target), equip(thisCard, target)),
      }),
      unclassified({ on: leavesField(), does: destroy({ ref: 'equipped' }) }),
    ],
  },
  {
    kind: 'spell',
    passcode: BREAKS as Passcode,
    name: 'Breaks',
    series: [],
    property: 'Normal',
    remains: false,
    effects: [activation({ resolve: destroy(chooseExactly(1, { test: 'equip-card' })) })],
  },
]);
const begin = (one: FieldSide, other: FieldSide, more: Partial<FieldOptions> = {}): Duel =>
  createDuelFromField({
    pool,
    sides: [
      { deck: [PLAIN, PLAIN, PLAIN], ...one },
      { deck: [PLAIN, PLAIN, PLAIN], ...other },
    ],
    ...more,
  });
/** Takes the first choice of this kind. */
const choose = (duel: Duel, wanted: string): void => {
  const index = duel.decision?.choices.findIndex((choice) => choice.do === wanted) ?? -1;
  expect(index, wanted).toBeGreaterThanOrEqual(0);
  expect(duel.answer(index)).toBeUndefined();
};
const lifePoints = (duel: Duel): number => duel.view(0).you.lifePoints;

test.each([
  0, 1,
] as const)('An attack that involves two monsters is one of either (the turn of player %d)', (turnPlayer) => {
  const duel = begin({ monsters: [INVOLVED] }, { monsters: [PLAIN] }, { turnPlayer, phase: 'battle' });
  choose(duel, 'attack');
  expect(duel.view(0).opponent.gy).toHaveLength(1);
  expect(duel.view(0).you.gy).toHaveLength(0);
});
test.each([
  ['attack', 8500],
  ['defense', 8000],
] as const)('What waits for a change to face-up Defense Position does not wait for another (from %s)', (position, after) => {
  const duel = begin({ monsters: [{ card: CLOWN, position }] }, {});
  choose(duel, 'change-position');
  expect(lifePoints(duel)).toBe(after);
});
test('A monster has battled another also when that has been destroyed by the battle', () => {
  const duel = begin({ monsters: [BATTLED] }, { monsters: [PLAIN] }, { phase: 'battle' });
  choose(duel, 'attack');
  expect(duel.view(0).opponent.gy).toHaveLength(1);
  expect(lifePoints(duel)).toBe(8500);
});
test('A direct attack is no battle with a monster', () => {
  const duel = begin({ monsters: [BATTLED] }, {}, { phase: 'battle' });
  choose(duel, 'attack');
  expect(lifePoints(duel)).toBe(8000);
});
test.each([
  [{ monsters: [OF_THE_FIELD] }, 8000],
  [{ gy: [OF_THE_GY] }, 8500],
])('An effect that is activated in the GY is waited for there alone', (other, after) => {
  const duel = begin({ monsters: [WATCHER] }, other, { turnPlayer: 1 });
  choose(duel, 'activate');
  expect(lifePoints(duel)).toBe(after);
});
test.each([
  [{ monsters: [PAYS], hand: [PAID] }, 8500],
  [{ hand: [SPELL, PAID] }, 8000],
])('What is sent to the GY to activate a monster effect is not sent to activate a Spell', (one, after) => {
  const duel = begin(one, {});
  choose(duel, 'activate');
  for (let asked = 0; duel.decision?.kind !== 'act' && asked < 9; asked++) duel.answer(0);
  expect(lifePoints(duel)).toBe(after);
});
test('A material is detached to activate the effect of the monster that it was attached to', () => {
  const duel = begin({ monsters: [{ card: XYZ, materials: [MATERIAL] }] }, {});
  choose(duel, 'activate');
  expect(lifePoints(duel)).toBe(8500);
});
test.each([
  [{ hand: [OWN] }, 'special-summon', 8500],
  [{ hand: [REVIVES], gy: [OWN] }, 'activate', 8000],
])('What is Summoned by its own text is not Summoned by another card', (one, deed, after) => {
  const duel = begin(one, {});
  choose(duel, deed);
  for (let asked = 0; duel.decision?.kind !== 'act' && asked < 9; asked++) duel.answer(0);
  expect(lifePoints(duel)).toBe(after);
});
test.each([
  [{ gy: [PLAIN] }, {}, 8500],
  [{}, { gy: [PLAIN] }, 8000],
])('A Special Summon from one GY is none from the other', (one, other, after) => {
  const duel = begin({ monsters: [FROM_YOUR_GY], hand: [REVIVES], ...one }, other);
  choose(duel, 'activate');
  for (let asked = 0; duel.decision?.kind !== 'act' && asked < 9; asked++) duel.answer(0);
  expect(lifePoints(duel)).toBe(after);
});
test('The equipped monster is what an Equip Card was equipped to, once that has left the field', () => {
  const duel = begin({ hand: [EQUIP, BREAKS], gy: [PLAIN] }, {});
  const field = (): number => duel.view(0).you.monsters.filter((one) => one !== null).length;
  for (const after of [1, 0]) {
    choose(duel, 'activate');
    for (let asked = 0; duel.decision?.kind !== 'act' && asked < 9; asked++) duel.answer(0);
    expect(field()).toBe(after);
  }
});
