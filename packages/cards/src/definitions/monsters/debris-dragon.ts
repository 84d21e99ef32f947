import {
  andIfYouDo,
  apply,
  atk,
  effectsNegated,
  exactLevel,
  inYourGy,
  materialOnlyFor,
  monster,
  not,
  otherMaterialsAre,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const debrisDragon = monsterCard(14943837, {
  asMaterial: [
    materialOnlyFor('synchro', race('Dragon')),
    otherMaterialsAre('synchro', not(exactLevel(4)), monster),
  ],
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      targets: [target1(atk({ max: 500 }), monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target, { positions: ['attack'] }),
        apply('while-it-stays', target, effectsNegated),
      ),
    }),
  ],
});
