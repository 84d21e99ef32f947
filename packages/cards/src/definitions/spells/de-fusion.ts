import {
  activation,
  allMatch,
  andThen,
  frame,
  ifSo,
  inYourGy,
  materialsOf,
  monster,
  onField,
  returnToExtraDeck,
  specialSummon,
  target,
  target1,
  that,
  youCan,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const materials = materialsOf(target);

export const deFusion = spellCard(95286165, {
  effects: [
    activation({
      targets: [target1(frame('fusion'), monster, onField)],
      resolve: andThen(
        returnToExtraDeck(that(target, frame('fusion'), monster)),
        ifSo(allMatch(materials, inYourGy), youCan(specialSummon(materials, { extent: 'all' }))),
      ),
    }),
  ],
});
