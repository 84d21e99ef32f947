import {
  activatedIn,
  andIfYouDo,
  cardOrEffectActivated,
  detach,
  exactLevel,
  FIELD_ZONES,
  materials,
  monster,
  negateEffect,
  oncePerTurn,
  quick,
  takeDamage,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const photonStrikeBounzer = monsterCard(92661479, {
  summoning: { materials: [materials(2, exactLevel(6), monster)] },
  effects: [
    quick({
      on: [activatedIn(cardOrEffectActivated('opponent', monster), ...FIELD_ZONES)],
      limit: oncePerTurn,
      cost: detach(1),
      resolve: andIfYouDo(negateEffect, takeDamage('opponent', 1000)),
    }),
  ],
});
