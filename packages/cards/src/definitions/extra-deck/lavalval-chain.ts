import {
  choose1,
  detach,
  exactLevel,
  ignition,
  inYourDeck,
  materials,
  monster,
  oncePerTurn,
  placeOnTopOfDeck,
  sendToGy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lavalvalChain = monsterCard(34086406, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      modes: [
        { cost: detach(1), resolve: sendToGy(choose1(inYourDeck)) },
        { cost: detach(1), resolve: placeOnTopOfDeck(choose1(monster, inYourDeck)) },
      ],
    }),
  ],
});
