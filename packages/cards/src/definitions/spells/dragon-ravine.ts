import {
  activation,
  addToHand,
  choose1,
  discard,
  ignition,
  inYourDeck,
  inYourHand,
  level,
  monster,
  oncePerTurn,
  race,
  sendToGy,
  series,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const dragonRavine = spellCard(62265044, {
  effects: [
    activation(),
    ignition({
      from: ['field'],
      limit: oncePerTurn,
      modes: [
        {
          cost: discard(choose1(inYourHand)),
          resolve: addToHand(choose1(level({ max: 4 }), series('Dragunity'), monster, inYourDeck)),
        },
        {
          cost: discard(choose1(inYourHand)),
          resolve: sendToGy(choose1(race('Dragon'), monster, inYourDeck)),
        },
      ],
    }),
  ],
});
