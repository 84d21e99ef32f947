import {
  attackCost,
  choose1,
  continuous,
  except,
  itself,
  returnToHand,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mistValleyFalcon = monsterCard(82199284, {
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [attackCost(returnToHand(choose1(except(thisCard), youControl)))],
    }),
  ],
});
