import {
  addsFromDeckByDrawingOnly,
  andIfYouDo,
  continuous,
  destroy,
  eventCard,
  monster,
  negateSummon,
  player,
  quick,
  sendToGy,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const thunderKingRaiOh = monsterCard(71564252, {
  effects: [
    continuous({ affects: player('any'), modifiers: [addsFromDeckByDrawingOnly] }),
    quick({
      on: [{ event: 'would-be-summoned', card: [monster], ways: ['special'], by: 'opponent', alone: true }],
      cost: sendToGy(thisCard),
      resolve: andIfYouDo(negateSummon, destroy(eventCard)),
    }),
  ],
});
