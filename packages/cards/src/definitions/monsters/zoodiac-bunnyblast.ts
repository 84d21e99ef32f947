import {
  addToHand,
  inYourGy,
  moved,
  named,
  not,
  series,
  spell,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { negatesWhatTargetsHost } from '../../archetypes/zoodiac.ts';
import { monsterCard } from '../../card.ts';

export const zoodiacBunnyblast = monsterCard(4367330, {
  effects: [
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(series('Zoodiac'), inYourGy, not(named('Zoodiac Bunnyblast')))],
      resolve: addToHand(target),
    }),
    negatesWhatTargetsHost(spell),
  ],
});
