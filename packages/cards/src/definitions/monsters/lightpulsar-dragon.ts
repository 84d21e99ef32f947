import {
  attribute,
  banish,
  FIELD_ZONES,
  inYourGy,
  inYourHand,
  level,
  monster,
  moved,
  oneOfEach,
  race,
  sendToGy,
  specialSummon,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const lightpulsarDragon = monsterCard(99365553, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: banish(oneOfEach([[attribute('LIGHT')], [attribute('DARK')]], monster, inYourGy)),
    },
    otherProcedure: {
      from: ['gy'],
      does: sendToGy(oneOfEach([[attribute('LIGHT')], [attribute('DARK')]], monster, inYourHand)),
    },
  },
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'when-you-can',
      targets: [target1(level({ min: 5 }), attribute('DARK'), race('Dragon'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
