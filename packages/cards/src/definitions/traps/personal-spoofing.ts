import {
  activation,
  addToHand,
  choose1,
  either,
  FIELD_ZONES,
  faceUp,
  frame,
  inYourDeck,
  inYourHand,
  monster,
  not,
  oncePerTurn,
  quick,
  series,
  shuffleIntoDeck,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const NOT_OF_THE_EXTRA_DECK = not(
  either([frame('fusion')], [frame('synchro')], [frame('xyz')], [frame('link')]),
);

export const personalSpoofing = trapCard(53936268, {
  effects: [
    activation(),
    quick({
      number: 1,
      from: FIELD_ZONES,
      limit: oncePerTurn,
      cost: shuffleIntoDeck(
        choose1(series('Altergeist'), NOT_OF_THE_EXTRA_DECK, either([inYourHand], [faceUp, youControl])),
      ),
      resolve: addToHand(choose1(series('Altergeist'), monster, inYourDeck)),
    }),
  ],
});
