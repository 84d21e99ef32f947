import {
  cannotSpecialSummon,
  exists,
  faceUp,
  ignition,
  inYourGy,
  level,
  monster,
  named,
  not,
  oath,
  player,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  tribute,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const priorOfTheIceBarrier = monsterCard(50088247, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(series('Ice Barrier'), monster, faceUp, youControl),
      oath: oath(player('you'), cannotSpecialSummon(level({ min: 5 }), monster)),
    },
  },
  effects: [
    ignition({
      cost: tribute(thisCard),
      targets: [target1(series('Ice Barrier'), monster, inYourGy, not(named('Prior of the Ice Barrier')))],
      resolve: specialSummon(target),
    }),
  ],
});
