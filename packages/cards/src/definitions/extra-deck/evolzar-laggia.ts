import {
  andIfYouDo,
  cardActivated,
  chainedTo,
  destroy,
  detach,
  eventCard,
  exactLevel,
  materials,
  monster,
  negateActivation,
  negateSummon,
  quick,
  race,
  spellOrTrap,
  wouldBeSummoned,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const evolzarLaggia = monsterCard(74294676, {
  summoning: { materials: [materials(2, exactLevel(4), race('Dinosaur'), monster)] },
  effects: [
    quick({
      on: [wouldBeSummoned([monster], ['normal', 'tribute', 'special'])],
      cost: detach(2),
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
    quick({
      number: 1,
      on: [cardActivated('any', spellOrTrap)],
      cost: detach(2),
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
  ],
});
