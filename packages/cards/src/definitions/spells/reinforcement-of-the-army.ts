import {
  activation,
  addToHand,
  choose1,
  inYourDeck,
  level,
  monster,
  race,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const reinforcementOfTheArmy = spellCard(32807846, {
  effects: [
    activation({ resolve: addToHand(choose1(level({ max: 4 }), race('Warrior'), monster, inYourDeck)) }),
  ],
});
