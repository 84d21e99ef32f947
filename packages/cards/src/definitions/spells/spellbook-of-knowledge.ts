import {
  activateOncePerTurn,
  activation,
  andIfYouDo,
  choose1,
  draw,
  either,
  except,
  type Filter,
  faceUp,
  inYourHand,
  monster,
  named,
  not,
  race,
  sendToGy,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const OTHER_SPELLBOOK: Filter = [
  except(thisCard),
  series('Spellbook'),
  not(named('Spellbook of Knowledge')),
  either([inYourHand], [faceUp, youControl]),
];

export const spellbookOfKnowledge = spellCard(23314220, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      resolve: andIfYouDo(
        sendToGy(choose1(either([race('Spellcaster'), monster, youControl], OTHER_SPELLBOOK))),
        draw(2),
      ),
    }),
  ],
});
