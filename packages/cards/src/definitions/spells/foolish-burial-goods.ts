import {
  activateOncePerTurn,
  activation,
  choose1,
  inYourDeck,
  sendToGy,
  spellOrTrap,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const foolishBurialGoods = spellCard(35726888, {
  effects: [activation({ limit: activateOncePerTurn, resolve: sendToGy(choose1(spellOrTrap, inYourDeck)) })],
});
