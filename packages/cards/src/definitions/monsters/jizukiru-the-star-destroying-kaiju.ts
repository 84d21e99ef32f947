import {
  andIfYouDo,
  canOnlyControl1,
  cardOrEffectActivated,
  choose1,
  destroy,
  exists,
  faceUp,
  monster,
  negateEffect,
  onField,
  opponentControls,
  quick,
  removeCountersFromAmong,
  series,
  targetingOnly,
  tribute,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const TO_BOTH_FIELDS = {
  procedure: {
    from: ['hand'],
    does: tribute(choose1(monster, opponentControls)),
    to: 'opponent',
    positions: ['attack'],
  },
  otherProcedure: {
    from: ['hand'],
    condition: exists(series('Kaiju'), monster, faceUp, opponentControls),
    positions: ['attack'],
  },
} as const;

export const jizukiruTheStarDestroyingKaiju = monsterCard(63941210, {
  summoning: TO_BOTH_FIELDS,
  effects: [
    { ...canOnlyControl1(series('Kaiju'), monster), number: 3 },
    quick({
      number: 4,
      on: [targetingOnly(cardOrEffectActivated('any'))],
      cost: removeCountersFromAmong(3, 'Kaiju Counter', onField),
      resolve: andIfYouDo(negateEffect, youCan(destroy(choose1(onField)))),
    }),
  ],
});
