import {
  choose1,
  equip,
  faceUp,
  inYourGy,
  monster,
  race,
  sendToGy,
  series,
  specialSummonedFrom,
  summoned,
  target,
  target1,
  that,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dragunityArmaMystletainn = monsterCard(876330, {
  summoning: {
    procedure: {
      from: ['hand'],
      does: sendToGy(choose1(faceUp, series('Dragunity'), monster, youControl)),
    },
  },
  effects: [
    trigger({
      on: [
        summoned(thisOne, ['normal', 'tribute']),
        summoned([...thisOne, specialSummonedFrom('hand')], ['special']),
      ],
      use: 'when-you-can',
      targets: [target1(race('Dragon'), series('Dragunity'), monster, inYourGy)],
      resolve: equip(that(target, race('Dragon')), thisCard),
    }),
  ],
});
