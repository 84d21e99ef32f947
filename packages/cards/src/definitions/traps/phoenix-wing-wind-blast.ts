import {
  activation,
  choose1,
  discard,
  inYourHand,
  opponentControls,
  placeOnTopOfDeck,
  stillTheirs,
  target,
  target1,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const phoenixWingWindBlast = trapCard(63356631, {
  effects: [
    activation({
      cost: discard(choose1(inYourHand)),
      targets: [stillTheirs(target1(opponentControls))],
      resolve: placeOnTopOfDeck(target),
    }),
  ],
});
