import {
  addToHand,
  choose1,
  inYourDeck,
  level,
  monster,
  race,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ladyDebug = monsterCard(16188701, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(level({ max: 3 }), race('Cyberse'), monster, inYourDeck)),
    }),
  ],
});
