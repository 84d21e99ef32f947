import {
  activateOncePerTurn,
  activation,
  addToHand,
  choose1,
  inYourDeck,
  inYourHand,
  monster,
  normalSummon,
  series,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const necrovalleyThrone = spellCard(37561138, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      modes: [
        { resolve: addToHand(choose1(series("Gravekeeper's"), monster, inYourDeck)) },
        { resolve: normalSummon(choose1(series("Gravekeeper's"), monster, inYourHand)) },
      ],
    }),
  ],
});
