import {
  addToHand,
  choose1,
  continuous,
  destroysItself,
  discardToGy,
  exists,
  ignition,
  inYourDeck,
  itself,
  named,
  onField,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const zeradiasHeraldOfHeaven = monsterCard(12171659, {
  effects: [
    ignition({
      from: ['hand'],
      cost: discardToGy(thisCard),
      resolve: addToHand(choose1(named('The Sanctuary in the Sky'), inYourDeck)),
    }),
    continuous({
      while: unless(exists(named('The Sanctuary in the Sky'), onField)),
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [destroysItself],
    }),
  ],
});
