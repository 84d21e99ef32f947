import {
  activation,
  addToHand,
  choose1,
  eventCard,
  type Filter,
  faceUp,
  inYourDeck,
  leavesField,
  level,
  monster,
  originalLevelOf,
  series,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const LEFT: Filter = [series('Elemental HERO'), monster, faceUp, youControl];

export const dTime = trapCard(99075257, {
  effects: [
    activation({
      on: [leavesField(LEFT)],
      resolve: addToHand(
        choose1(series('Destiny HERO'), level({ max: originalLevelOf(eventCard) }), monster, inYourDeck),
      ),
    }),
  ],
});
