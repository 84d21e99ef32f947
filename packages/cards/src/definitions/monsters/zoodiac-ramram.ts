import {
  inYourGy,
  monster,
  moved,
  named,
  not,
  series,
  specialSummon,
  target,
  target1,
  thisOne,
  trap,
  trigger,
} from '@spellspeed/engine/language';
import { negatesWhatTargetsHost } from '../../archetypes/zoodiac.ts';
import { monsterCard } from '../../card.ts';

export const zoodiacRamram = monsterCard(4145852, {
  effects: [
    trigger({
      from: ['gy', 'banished'],
      on: moved(thisOne, { manner: ['destroyed'], by: ['battle', 'effect'] }),
      use: 'if-you-can',
      targets: [target1(series('Zoodiac'), monster, inYourGy, not(named('Zoodiac Ramram')))],
      resolve: specialSummon(target),
    }),
    negatesWhatTargetsHost(trap),
  ],
});
