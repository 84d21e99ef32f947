import {
  activateOncePerTurn,
  activation,
  at,
  frame,
  fusionSummon,
  isCard,
  monster,
  series,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const theEyeOfTimaeus = spellCard(1784686, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      targets: [target1(series('Dark Magician'), monster, youControl)],
      resolve: fusionSummon({
        monster: [frame('fusion'), at('you', 'extra')],
        materials: [isCard(target), youControl],
        entire: true,
      }),
    }),
  ],
});
