import {
  andIfYouDo,
  banish,
  cardActivated,
  chainedTo,
  choose1,
  level,
  materials,
  monster,
  negateEffect,
  quick,
  race,
  series,
  specialSummon,
  specialSummonedFrom,
  thisCard,
  trap,
  tribute,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const linguriboh = monsterCard(24842059, {
  summoning: { materials: [materials(1, level({ max: 4 }), race('Cyberse'), monster)] },
  effects: [
    quick({
      on: [cardActivated('opponent', trap)],
      limit: useOncePerTurn,
      cost: tribute(thisCard),
      resolve: andIfYouDo(negateEffect, banish(chainedTo)),
    }),
    quick({
      from: ['gy'],
      limit: useOncePerTurn,
      cost: tribute(choose1(series('@Ignister'), monster, youControl, specialSummonedFrom('extra'))),
      resolve: specialSummon(thisCard),
    }),
  ],
});
