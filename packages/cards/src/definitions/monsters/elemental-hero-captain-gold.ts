import {
  addToHand,
  choose1,
  continuous,
  destroysItself,
  discardToGy,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  itself,
  named,
  onField,
  thisCard,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroCaptainGold = monsterCard(80908502, {
  effects: [
    ignition({
      from: ['hand'],
      cost: discardToGy(thisCard),
      resolve: addToHand(choose1(named('Skyscraper'), inYourDeck)),
    }),
    continuous({
      while: unless(exists(named('Skyscraper'), faceUp, onField)),
      affects: itself(thisCard),
      modifiers: [destroysItself],
    }),
  ],
});
