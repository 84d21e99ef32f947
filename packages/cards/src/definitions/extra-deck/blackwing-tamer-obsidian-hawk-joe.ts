import {
  cardOrEffectActivated,
  changeTarget,
  except,
  faceUp,
  ignition,
  inYourGy,
  isCard,
  level,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  quick,
  race,
  series,
  specialSummon,
  target,
  target1,
  targetedForAttack,
  targetingOnly,
  thisCard,
  thisOne,
  tuner,
  useOncePerTurn,
  wouldBeAppropriateTarget,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingTamerObsidianHawkJoe = monsterCard(81983656, {
  summoning: {
    materials: [
      material(series('Blackwing'), tuner),
      materialsOrMore(1, nonTuner, series('Blackwing'), monster),
    ],
  },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(level({ min: 5 }), race('Winged Beast'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
    quick({
      on: [targetingOnly(cardOrEffectActivated('opponent'), isCard(thisCard)), targetedForAttack(thisOne)],
      limit: useOncePerTurn,
      targets: [
        target1(except(thisCard), series('Blackwing'), monster, faceUp, youControl, wouldBeAppropriateTarget),
      ],
      resolve: changeTarget('either', target),
    }),
  ],
});
