import {
  activateOncePerTurn,
  activation,
  andThen,
  as,
  asItIsNow,
  choose1,
  frame,
  ifSo,
  inYourDeck,
  inYourGy,
  matches,
  monster,
  race,
  sendToGy,
  the,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dragonShrine = spellCard(41620959, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: andThen(
        sendToGy(as('sent', choose1(race('Dragon'), monster, inYourDeck))),
        ifSo(
          matches(asItIsNow(the('sent')), race('Dragon'), frame('normal'), inYourGy),
          youCan(sendToGy(choose1(race('Dragon'), monster, inYourDeck))),
        ),
      ),
    }),
  ],
});
