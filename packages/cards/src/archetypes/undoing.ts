/** De-Fusion and De-Synchro: what was made goes back, and what it was made of comes. */
import {
  activation,
  allMatch,
  andThen,
  type CardActivation,
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

const materials = materialsOf(target);

/** "Target 1 … Monster on the field; return that target to the Extra Deck, then, if all its materials are in your GY, you can Special Summon all of them." */
export const undoes = (made: 'fusion' | 'synchro'): CardActivation =>
  activation({
    targets: [target1(frame(made), monster, onField)],
    resolve: andThen(
      returnToExtraDeck(that(target, frame(made), monster)),
      ifSo(allMatch(materials, inYourGy), youCan(specialSummon(materials, { extent: 'all' }))),
    ),
  });
