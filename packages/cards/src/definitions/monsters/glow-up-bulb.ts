import {
  andIfYouDo,
  ignition,
  sendToGy,
  specialSummon,
  thisCard,
  topOfDeck,
  useOncePerDuel,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const glowUpBulb = monsterCard(67441435, {
  effects: [
    ignition({
      from: ['gy'],
      limit: useOncePerDuel,
      resolve: andIfYouDo(sendToGy(topOfDeck(1)), specialSummon(thisCard)),
    }),
  ],
});
