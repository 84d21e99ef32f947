import {
  activateOncePerTurn,
  activation,
  addToHand,
  as,
  choose1,
  either,
  faceUp,
  inYourDeck,
  inYourHand,
  level,
  levelOf,
  monster,
  race,
  the,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const swallowsCowrie = spellCard(5993144, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: tribute(
        as('tributed', choose1(race('Winged Beast'), monster, either([inYourHand], [faceUp, youControl]))),
      ),
      resolve: addToHand(
        choose1(
          level({ min: levelOf(the('tributed')), max: levelOf(the('tributed')) }),
          race('Winged Beast'),
          monster,
          inYourDeck,
        ),
      ),
    }),
  ],
});
