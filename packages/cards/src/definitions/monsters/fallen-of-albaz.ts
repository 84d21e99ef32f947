import {
  at,
  choose1,
  discard,
  except,
  frame,
  fusionSummon,
  inYourHand,
  isCard,
  monster,
  not,
  onField,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const fallenOfAlbaz = monsterCard(68468459, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      cost: discard(choose1(inYourHand)),
      resolve: fusionSummon({
        monster: [frame('fusion'), at('you', 'extra')],
        materials: [monster, onField, not(youControl, except(thisCard))],
        including: [isCard(thisCard)],
      }),
    }),
  ],
});
