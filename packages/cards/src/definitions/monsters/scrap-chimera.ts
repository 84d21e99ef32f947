import {
  inYourGy,
  materialOnlyFor,
  monster,
  otherMaterialsAre,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const scrapChimera = monsterCard(56746202, {
  asMaterial: [
    materialOnlyFor('synchro', series('Scrap')),
    otherMaterialsAre('synchro', series('Scrap'), monster),
  ],
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      targets: [target1(series('Scrap'), tuner, monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
