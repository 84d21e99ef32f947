import {
  activateOncePerTurn,
  activation,
  addToHand,
  at,
  choose1,
  chooseUpTo,
  monster,
  named,
  race,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const illusionMagic = spellCard(73616671, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: tribute(choose1(race('Spellcaster'), monster, youControl)),
      resolve: addToHand(chooseUpTo(2, named('Dark Magician'), at('you', 'deck', 'gy'))),
    }),
  ],
});
