import {
  activation,
  choose1,
  destroy,
  faceUp,
  lowestAtk,
  monster,
  opponentControls,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const fissure = spellCard(66788016, {
  effects: [
    activation({
      resolve: destroy(
        choose1(monster, faceUp, opponentControls, lowestAtk(monster, faceUp, opponentControls)),
      ),
    }),
  ],
});
