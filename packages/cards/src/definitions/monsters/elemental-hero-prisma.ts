import {
  and,
  apply,
  as,
  at,
  choose1,
  frame,
  ignition,
  inYourDeck,
  listedBy,
  listsOneOf,
  monster,
  nameBecomesThatOf,
  oncePerTurn,
  reveal,
  sendToGy,
  the,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroPrisma = monsterCard(89312388, {
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: and(
        reveal(as('revealed', choose1(frame('fusion'), listsOneOf(monster, inYourDeck), at('you', 'extra')))),
        sendToGy(as('sent', choose1(listedBy(the('revealed')), monster, inYourDeck))),
      ),
      resolve: apply('end-phase', thisCard, nameBecomesThatOf(the('sent'))),
    }),
  ],
});
