import {
  activation,
  addToHand,
  choose1,
  either,
  faceUp,
  inYourDeck,
  inYourHand,
  monster,
  oncePerTurn,
  quick,
  series,
  shuffleIntoMainDeck,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const personalSpoofing = trapCard(53936268, {
  effects: [
    activation(),
    quick({
      from: ['spells'],
      limit: oncePerTurn,
      cost: shuffleIntoMainDeck(choose1(series('Altergeist'), either([inYourHand], [faceUp, youControl]))),
      resolve: addToHand(choose1(series('Altergeist'), monster, inYourDeck)),
    }),
  ],
});
