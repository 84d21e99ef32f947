import {
  activation,
  chooseExactly,
  continuous,
  discard,
  draw,
  inYourHand,
  normalDrawOf,
  player,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const guardedTreasure = spellCard(17052477, {
  effects: [
    activation({ cost: discard(chooseExactly(5, inYourHand)), resolve: draw(2) }),
    continuous({ affects: player('you'), modifiers: [normalDrawOf(2)] }),
  ],
});
