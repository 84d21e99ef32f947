import {
  type Action,
  type Affected,
  ability,
  addToHand,
  allThatMatchNow,
  apply,
  atkOf,
  atTiming,
  attackingMonster,
  type Condition,
  continuous,
  type EventPattern,
  either,
  faceUp,
  frame,
  gainsAtk,
  inMonsterZone,
  inYourGy,
  itself,
  lifePointsBecome,
  lifePointsOf,
  matches,
  material,
  materialsOrMore,
  monster,
  moved,
  noBattleDamage,
  not,
  notDestroyedByBattle,
  opponentControls,
  placeInPendulumZone,
  player,
  summoned,
  summonedBy,
  summonedUsingAsTuner,
  type Test,
  target,
  target1,
  thisCard,
  thisOne,
  times,
  trigger,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

/** "You can treat 1 Pendulum Summoned Pendulum Monster you control as a Tuner." */
const TUNER: Test = either(
  [ability('tuner'), monster],
  [ability('pendulum'), summonedBy('pendulum'), monster],
);
const SUMMONED: EventPattern = summoned(
  [...thisOne, summonedUsingAsTuner(ability('pendulum'), summonedBy('pendulum'))],
  ['synchro'],
);
const DESTROYS: EventPattern = { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne };
const IS_DESTROYED: EventPattern = moved([...thisOne, inMonsterZone], {
  manner: ['destroyed'],
  by: ['battle', 'effect'],
});
const END: EventPattern = atTiming('damage-step-end');
const ATTACKS: Condition = matches(attackingMonster, ability('pendulum'), youControl);
const HALVED: Action = lifePointsBecome('opponent', times(0.5, lifePointsOf('opponent')));
const THEIRS: Affected = allThatMatchNow(monster, faceUp, opponentControls);
const WEAKENED: Action = apply('end-of-turn', THEIRS, gainsAtk(times(-1, atkOf(attackingMonster))));
/** For the battle in which a Pendulum Monster attacks. */
const KEEPS_IT = continuous({
  number: 1,
  from: ['pendulum'],
  while: ATTACKS,
  affects: itself(attackingMonster),
  modifiers: [notDestroyedByBattle()],
});
const KEEPS_YOU = continuous({
  number: 1,
  from: ['pendulum'],
  while: ATTACKS,
  affects: player('you'),
  modifiers: [noBattleDamage],
});

export const nirvanaHighPaladin = monsterCard(80896940, {
  summoning: { materials: [material(TUNER), materialsOrMore(1, not(ability('tuner')), frame('synchro'))] },
  effects: [
    trigger({ on: SUMMONED, use: 'if-you-can', targets: [target1(inYourGy)], resolve: addToHand(target) }),
    trigger({ on: DESTROYS, use: 'when-you-can', resolve: HALVED }),
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: IS_DESTROYED,
      use: 'if-you-can',
      resolve: placeInPendulumZone(thisCard),
    }),
  ],
  pendulumEffects: [
    KEEPS_IT,
    KEEPS_YOU,
    trigger({
      number: 2,
      from: ['pendulum'],
      on: END,
      use: 'mandatory',
      condition: ATTACKS,
      resolve: WEAKENED,
    }),
  ],
});
