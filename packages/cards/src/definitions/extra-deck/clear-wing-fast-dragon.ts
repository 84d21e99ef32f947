import {
  also,
  apply,
  atkBecomes,
  attribute,
  effectsNegated,
  type Filter,
  faceUp,
  ignition,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  oneOfEach,
  opponentControls,
  placeInPendulumZone,
  quick,
  sendToGy,
  series,
  specialSummon,
  specialSummonedFrom,
  target,
  target1,
  thisCard,
  tuner,
  useOncePerTurn,
  withTotalLevelsOf,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whenDestroyedInMonsterZone } from '../../kinds.ts';

const TUNER_AND_OTHER: readonly Filter[] = [[series('Speedroid'), tuner], [nonTuner]];

export const clearWingFastDragon = monsterCard(90036274, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, attribute('WIND'), monster)],
  },
  effects: [
    quick({
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, specialSummonedFrom('extra'), opponentControls)],
      resolve: also(
        apply('end-of-turn', target, atkBecomes(0)),
        apply('end-of-turn', target, effectsNegated),
      ),
    }),
    whenDestroyedInMonsterZone(placeInPendulumZone(thisCard)),
  ],
  pendulumEffects: [
    ignition({
      from: ['pendulum'],
      limit: useOncePerTurn,
      cost: sendToGy(withTotalLevelsOf(7, oneOfEach(TUNER_AND_OTHER, monster, faceUp, youControl))),
      resolve: specialSummon(thisCard),
    }),
  ],
});
