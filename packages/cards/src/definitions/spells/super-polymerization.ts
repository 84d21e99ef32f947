import {
  activation,
  at,
  choose1,
  discard,
  frame,
  fusionSummon,
  inYourHand,
  monster,
  onField,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const superPolymerization = spellCard(48130397, {
  effects: [
    activation({
      locksResponses: 'both',
      cost: discard(choose1(inYourHand)),
      resolve: fusionSummon({
        monster: [frame('fusion'), at('you', 'extra')],
        materials: [monster, onField],
      }),
    }),
  ],
});
