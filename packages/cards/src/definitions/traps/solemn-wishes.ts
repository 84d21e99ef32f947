import { activation, gainLifePoints, moved, unclassified } from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const solemnWishes = trapCard(35346968, {
  effects: [
    activation(),
    unclassified({
      on: moved([], { to: ['hand'], manner: ['drawn'], owner: 'you' }),
      does: gainLifePoints(500),
    }),
  ],
});
