import {
  activation,
  addToHand,
  atk,
  choose1,
  chooseUpTo,
  def,
  discard,
  inYourDeck,
  inYourHand,
  monster,
  race,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const theMelodyOfAwakeningDragon = spellCard(48800175, {
  effects: [
    activation({
      cost: discard(choose1(inYourHand)),
      resolve: addToHand(
        chooseUpTo(2, race('Dragon'), monster, atk({ min: 3000 }), def({ max: 2500 }), inYourDeck),
      ),
    }),
  ],
});
