import {
  inYourGy,
  monster,
  moved,
  named,
  not,
  series,
  shuffleIntoDeck,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { negatesWhatTargetsHost } from '../../archetypes/zoodiac.ts';
import { monsterCard } from '../../card.ts';

export const zoodiacKataroost = monsterCard(20155904, {
  effects: [
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(series('Zoodiac'), inYourGy, not(named('Zoodiac Kataroost')))],
      resolve: shuffleIntoDeck(target),
    }),
    negatesWhatTargetsHost(monster),
  ],
});
