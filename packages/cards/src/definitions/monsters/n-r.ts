import {
  addToHand,
  all,
  andThen,
  apply,
  at,
  atk,
  atTiming,
  attackedThisTurn,
  attribute,
  changePosition,
  choose1,
  continuous,
  destroy,
  duringPhase,
  exists,
  faceUp,
  flipped,
  gainsAtk,
  gainsAttacks,
  halfBattleDamage,
  ignition,
  inAttackPosition,
  inPhase,
  inYourGy,
  inYourHand,
  isCard,
  itself,
  matches,
  monster,
  moved,
  notDestroyedByBattle,
  numberOf,
  oncePerTurn,
  onField,
  opponentControls,
  payLifePoints,
  player,
  race,
  returnToHand,
  series,
  specialSummon,
  startStepOver,
  summonedThisTurn,
  takeDamage,
  target,
  target1,
  targetUpTo,
  that,
  thisCard,
  thisOne,
  trigger,
  unclassified,
  unless,
  useOncePerTurn,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const obnoxiousCelticGuard = monsterCard(52077741, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(atk({ min: 1900 }))],
    }),
  ],
});

export const penguinSoldier = monsterCard(93920745, {
  effects: [
    trigger({
      on: flipped(),
      use: 'if-you-can',
      targets: [targetUpTo(2, monster, onField)],
      resolve: returnToHand(target),
    }),
  ],
});

export const photonCircle = monsterCard(64145892, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [halfBattleDamage],
    }),
  ],
});

export const purplePoisonMagician = monsterCard(48461764, {
  effects: [
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(faceUp, onField)],
      resolve: destroy(that(target, onField)),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('before-damage-calculation'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: matches(yourBattlingMonster, attribute('DARK'), race('Spellcaster'), faceUp),
      resolve: andThen(apply('end-of-damage-step', yourBattlingMonster, gainsAtk(1200)), destroy(thisCard)),
    }),
  ],
});

export const raidraptorSharpLanius = monsterCard(60950180, {
  effects: [
    ignition({
      limit: oncePerTurn,
      condition: summonedThisTurn(thisCard, 'normal', 'tribute', 'special'),
      targets: [target1(monster, faceUp, inAttackPosition, onField)],
      resolve: changePosition(that(target, faceUp, inAttackPosition), 'defense'),
    }),
    ignition({
      limit: useOncePerTurn,
      condition: all(duringPhase('main2'), attackedThisTurn(thisCard)),
      targets: [target1(series('Raidraptor'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});

export const returnZombie = monsterCard(3072077, {
  effects: [
    trigger({
      from: ['gy'],
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      cost: payLifePoints(500),
      alsoAtResolution: unless(exists(inYourHand)),
      resolve: addToHand(thisCard),
    }),
  ],
});

export const roseTentacles = monsterCard(41160533, {
  summoning: { only: [] },
  effects: [
    unclassified({
      on: startStepOver('you'),
      does: apply(
        'end-of-turn',
        thisCard,
        gainsAttacks(numberOf(race('Plant'), monster, faceUp, opponentControls)),
      ),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [race('Plant'), monster], by: thisOne },
      use: 'mandatory',
      resolve: takeDamage('opponent', 300),
    }),
  ],
});

export const oddEyesArcPendulumDragon = monsterCard(14105623, {
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: moved([series('Odd-Eyes'), faceUp, youControl], {
        manner: ['destroyed'],
        by: ['battle', 'effect'],
      }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: specialSummon(choose1(series('Odd-Eyes'), monster, at('you', 'hand', 'deck', 'gy'))),
    }),
  ],
});
