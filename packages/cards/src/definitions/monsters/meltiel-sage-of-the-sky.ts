import {
  andIfYouDo,
  type Condition,
  cardResolves,
  choose1,
  destroy,
  exists,
  faceUp,
  gainLifePoints,
  ifSo,
  named,
  onField,
  opponentControls,
  property,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const sanctuary: Condition = exists(named('The Sanctuary in the Sky'), faceUp, onField);

export const meltielSageOfTheSky = monsterCard(49905576, {
  effects: [
    unclassified({
      from: ['monsters'],
      on: cardResolves('any', property('Counter')),
      does: andIfYouDo(gainLifePoints(1000), ifSo(sanctuary, destroy(choose1(opponentControls)))),
    }),
  ],
});
