import {
  andIfYouDo,
  apply,
  banishedWhenItLeaves,
  gainsAtk,
  moved,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theFabledGanashia = monsterCard(18282103, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: ['hand'], to: ['gy'], manner: ['discarded'] }),
      use: 'mandatory',
      resolve: andIfYouDo(
        specialSummon(thisCard),
        apply('while-it-stays', thisCard, gainsAtk(200), banishedWhenItLeaves),
      ),
    }),
  ],
});
