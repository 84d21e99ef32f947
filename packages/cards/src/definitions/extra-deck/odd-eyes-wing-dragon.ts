import {
  all,
  apply,
  atkOf,
  atTiming,
  attribute,
  destroy,
  duringPhase,
  effectMonster,
  effectsNegated,
  every,
  faceUp,
  gainsAtk,
  ignition,
  inMonsterZone,
  level,
  matches,
  material,
  monster,
  moved,
  nonTuner,
  oncePerTurn,
  opponentControls,
  opponentsBattlingMonster,
  placeInPendulumZone,
  quick,
  series,
  summonedBy,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOneOfTheEffectsPerTurn,
  youControl,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const theirs = opponentsBattlingMonster;

export const oddEyesWingDragon = monsterCard(58074177, {
  summoning: {
    materials: [
      material(attribute('DARK'), tuner, monster),
      material(nonTuner, series('Clear Wing'), monster),
    ],
  },
  effects: [
    trigger({
      from: ['gy', 'extra', 'banished'],
      on: moved([...thisOne, inMonsterZone], { manner: ['destroyed'] }),
      use: 'if-you-can',
      resolve: placeInPendulumZone(thisCard),
    }),
    ignition({
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(effectMonster, faceUp, opponentControls)],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
    quick({
      condition: all(duringPhase('battle'), matches(thisCard, summonedBy('synchro'), youControl)),
      limit: useOneOfTheEffectsPerTurn,
      resolve: destroy(every(level({ min: 5 }), monster, opponentControls)),
    }),
  ],
  pendulumEffects: [
    trigger({
      from: ['pendulum'],
      on: atTiming('before-damage-calculation'),
      use: 'if-you-can',
      condition: all(matches(yourBattlingMonster, monster), matches(theirs, monster)),
      limit: oncePerTurn,
      resolve: apply('end-of-damage-step', yourBattlingMonster, gainsAtk(atkOf(theirs))),
    }),
  ],
});
