import {
  activatedIn,
  activation,
  andIfYouDo,
  cardOrEffectActivated,
  chainedTo,
  destroy,
  FIELD_ZONES,
  monster,
  negateEffect,
  summonedThisTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const traptrixTrapHoleNightmare = trapCard(29616929, {
  effects: [
    activation({
      on: [activatedIn(cardOrEffectActivated('opponent', monster), ...FIELD_ZONES)],
      condition: summonedThisTurn(chainedTo, 'special'),
      resolve: andIfYouDo(negateEffect, destroy(chainedTo)),
    }),
  ],
});
