import {
  activation,
  andIfYouDo,
  apply,
  asItIsNow,
  banish,
  faceUp,
  frame,
  gainsAtk,
  inYourGy,
  later,
  nextTurn,
  onField,
  originallyMonster,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const centurIonPhalanx = trapCard(40155014, {
  effects: [
    activation({
      limit: useOneOfTheEffectsPerTurn,
      targets: [target1(originallyMonster, faceUp, onField)],
      resolve: andIfYouDo(
        banish(target),
        later('standby-phase', specialSummon(asItIsNow(target), { to: 'owner' }), nextTurn()),
      ),
    }),
    quick({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Centur-Ion'), frame('synchro'), inYourGy)],
      resolve: andIfYouDo(specialSummon(target), apply('while-it-stays', target, gainsAtk(-1500))),
    }),
  ],
});
