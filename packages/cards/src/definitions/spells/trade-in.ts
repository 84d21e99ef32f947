import {
  activation,
  choose1,
  discard,
  draw,
  exactLevel,
  inYourHand,
  monster,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const tradeIn = spellCard(38120068, {
  effects: [activation({ cost: discard(choose1(exactLevel(8), monster, inYourHand)), resolve: draw(2) })],
});
