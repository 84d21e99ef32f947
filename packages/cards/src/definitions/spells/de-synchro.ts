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

export const deSynchro = spellCard(32441317, {
  effects: [
    activation({
      targets: [target1(frame('synchro'), monster, onField)],
      resolve: andThen(
        returnToExtraDeck(that(target, frame('synchro'), monster)),
        ifSo(allMatch(materials, inYourGy), youCan(specialSummon(materials, { extent: 'all' }))),
      ),
    }),
  ],
});
