import {
  activateOncePerTurn,
  activation,
  addToHand,
  choose1,
  inYourDeck,
  level,
  monster,
  race,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const bonfire = spellCard(85106525, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: addToHand(choose1(level({ max: 4 }), race('Pyro'), monster, inYourDeck)),
    }),
  ],
});
