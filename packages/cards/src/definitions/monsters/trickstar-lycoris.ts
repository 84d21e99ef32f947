import {
  andIfYouDo,
  at,
  eventCard,
  isCard,
  monster,
  moved,
  named,
  not,
  numberOf,
  quick,
  returnToHand,
  reveal,
  series,
  specialSummon,
  takeDamage,
  target,
  target1,
  thisCard,
  times,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const trickstarLycoris = monsterCard(35199656, {
  effects: [
    quick({
      from: ['hand'],
      cost: reveal(thisCard),
      targets: [target1(series('Trickstar'), monster, not(named('Trickstar Lycoris')), youControl)],
      resolve: andIfYouDo(specialSummon(thisCard), returnToHand(target)),
    }),
    unclassified({
      from: ['monsters'],
      on: moved([], { to: ['hand'], owner: 'opponent' }),
      does: takeDamage('opponent', times(200, numberOf(isCard(eventCard), at('opponent', 'hand')))),
    }),
  ],
});
