import {
  activateOncePerTurn,
  activation,
  at,
  either,
  frame,
  fusionSummon,
  monster,
  onField,
  series,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const fusionOfFire = spellCard(25800447, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: fusionSummon({
        monster: [series('Salamangreat'), frame('fusion'), at('you', 'extra')],
        materials: [monster, either([at('you', 'hand')], [onField])],
      }),
    }),
  ],
});
