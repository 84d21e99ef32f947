import {
  addToHand,
  choose1,
  ignition,
  inYourDeck,
  inYourGy,
  matches,
  named,
  oncePerTurn,
  payLifePoints,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const volcanicShell = monsterCard(33365932, {
  effects: [
    ignition({
      from: ['gy'],
      limit: oncePerTurn,
      alsoAtResolution: matches(thisCard, inYourGy),
      cost: payLifePoints(500),
      resolve: addToHand(choose1(named('Volcanic Shell'), inYourDeck)),
    }),
  ],
});
