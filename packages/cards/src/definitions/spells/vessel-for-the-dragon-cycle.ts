import {
  activateOncePerTurn,
  activation,
  addToHand,
  andThen,
  as,
  choose1,
  effectMonster,
  exists,
  faceUp,
  ifSo,
  inYourDeck,
  monster,
  not,
  race,
  sameNameAs,
  sendToGy,
  series,
  the,
  youCan,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const vesselForTheDragonCycle = spellCard(65124425, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: andThen(
        sendToGy(as('sent', choose1(race('Wyrm'), monster, inYourDeck))),
        ifSo(
          exists(not(effectMonster), monster, faceUp, youControl),
          youCan(addToHand(choose1(series('Tenyi'), monster, inYourDeck, not(sameNameAs(the('sent')))))),
        ),
      ),
    }),
  ],
});
