import {
  allThatMatch,
  andIfYouDo,
  banish,
  cardOrEffectActivated,
  choose1,
  continuous,
  destroy,
  firstDestructionOfEachPrevented,
  frame,
  ignition,
  inYourGy,
  level,
  material,
  materialsOrMore,
  monster,
  negateEffect,
  nonTuner,
  oncePerTurn,
  onField,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const stardustSifrDivineDragon = monsterCard(26268488, {
  summoning: {
    materials: [material(tuner, frame('synchro')), materialsOrMore(2, nonTuner, frame('synchro'))],
    only: ['synchro'],
  },
  effects: [
    continuous({
      affects: allThatMatch(youControl),
      modifiers: [firstDestructionOfEachPrevented(['battle', 'effect'])],
    }),
    quick({
      on: [cardOrEffectActivated('opponent', monster)],
      limit: oncePerTurn,
      resolve: andIfYouDo(negateEffect, destroy(choose1(onField))),
    }),
    ignition({
      from: ['gy'],
      cost: banish(thisCard),
      targets: [target1(level({ max: 8 }), series('Stardust'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
