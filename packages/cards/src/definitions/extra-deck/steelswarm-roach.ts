import {
  andIfYouDo,
  destroy,
  detach,
  eventCard,
  exactLevel,
  level,
  materials,
  monster,
  negateSummon,
  quick,
  wouldBeSummoned,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const steelswarmRoach = monsterCard(37926346, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    quick({
      on: [wouldBeSummoned([level({ min: 5 }), monster], ['special'])],
      cost: detach(1),
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
  ],
});
