import {
  andIfYouDo,
  destroy,
  inOpponentsGy,
  leavesField,
  link,
  linked,
  material,
  materialsOrMore,
  monster,
  named,
  nonTuner,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const doomkaiserDragon = monsterCard(6021033, {
  summoning: {
    materials: [
      material(named('Plaguespreader Zombie')),
      materialsOrMore(1, nonTuner, race('Zombie'), monster),
    ],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      targets: [target1(race('Zombie'), monster, inOpponentsGy)],
      resolve: andIfYouDo(specialSummon(target, { positions: ['attack'] }), link('raised', target)),
    }),
    unclassified({ on: leavesField(), does: destroy(linked('raised')) }),
  ],
});
