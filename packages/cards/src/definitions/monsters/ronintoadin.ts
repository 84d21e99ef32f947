import {
  banish,
  choose1,
  continuous,
  ignition,
  inYourGy,
  itself,
  monster,
  nameBecomes,
  neverMaterial,
  series,
  specialSummon,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const ronintoadin = monsterCard(1357146, {
  asMaterial: [neverMaterial('synchro')],
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [nameBecomes('Des Frog')] }),
    ignition({
      from: ['gy'],
      cost: banish(choose1(series('Frog'), monster, inYourGy)),
      resolve: specialSummon(thisCard),
    }),
  ],
});
