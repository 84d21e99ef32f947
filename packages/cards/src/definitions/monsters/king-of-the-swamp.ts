import {
  addToHand,
  choose1,
  continuous,
  discardToGy,
  ignition,
  inYourDeck,
  itself,
  named,
  substitutesFusionMaterial,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kingOfTheSwamp = monsterCard(79109599, {
  effects: [
    continuous({
      from: ['hand', 'monsters', 'gy'],
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [substitutesFusionMaterial],
    }),
    ignition({
      from: ['hand'],
      cost: discardToGy(thisCard),
      resolve: addToHand(choose1(named('Polymerization'), inYourDeck)),
    }),
  ],
});
