import {
  activateOncePerTurn,
  activation,
  addToHand,
  allThatMatch,
  andThen,
  attribute,
  banish,
  choose1,
  continuous,
  discard,
  faceUp,
  gainsAtkDef,
  ignition,
  inYourDeck,
  inYourHand,
  monster,
  onField,
  opponentControls,
  race,
  raceBecomes,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const clockworkNight = spellCard(84797028, {
  effects: [
    activation({ limit: activateOncePerTurn }),
    continuous({
      number: 1,
      affects: allThatMatch(faceUp, monster, onField),
      modifiers: [raceBecomes('Machine')],
    }),
    continuous({
      number: 2,
      affects: allThatMatch(race('Machine'), monster, youControl),
      modifiers: [gainsAtkDef(500)],
    }),
    continuous({
      number: 2,
      affects: allThatMatch(race('Machine'), monster, opponentControls),
      modifiers: [gainsAtkDef(-500)],
    }),
    ignition({
      number: 3,
      from: ['gy'],
      limit: useOncePerTurn,
      cost: andThen(banish(thisCard), discard(choose1(inYourHand))),
      resolve: addToHand(choose1(attribute('EARTH'), race('Machine'), monster, inYourDeck)),
    }),
  ],
});
