import {
  andIfYouDo,
  cardOrEffectActivated,
  choose1,
  destroy,
  negateEffect,
  onField,
  quick,
  targetingOnly,
  youCan,
} from '@spellspeed/engine/language';
import { KAIJU_SUMMONING, onlyOneKaiju, removesKaijuCounters } from '../../archetypes/kaiju.ts';
import { monsterCard } from '../../card.ts';

export const jizukiruTheStarDestroyingKaiju = monsterCard(63941210, {
  summoning: KAIJU_SUMMONING,
  effects: [
    onlyOneKaiju,
    quick({
      number: 4,
      on: [targetingOnly(cardOrEffectActivated('any'))],
      cost: removesKaijuCounters(3),
      resolve: andIfYouDo(negateEffect, youCan(destroy(choose1(onField)))),
    }),
  ],
});
