import {
  activateOncePerTurn,
  activation,
  addToHand,
  apply,
  choose1,
  except,
  frame,
  inYourDeck,
  monster,
  series,
  summonedUsingItsName,
  target,
  target1,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const salamangreatCircle = spellCard(52155219, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      modes: [
        { resolve: addToHand(choose1(series('Salamangreat'), monster, inYourDeck)) },
        {
          targets: [target1(series('Salamangreat'), frame('link'), summonedUsingItsName('link'), youControl)],
          resolve: apply('end-of-turn', target, unaffectedBy(monster, except(target))),
        },
      ],
    }),
  ],
});
