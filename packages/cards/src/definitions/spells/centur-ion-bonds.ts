import {
  activation,
  at,
  banish,
  choose1,
  frame,
  inYourGy,
  monster,
  placeAsTrap,
  series,
  summoned,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const centurIonBonds = spellCard(4160316, {
  effects: [
    activation({
      limit: useOncePerTurn,
      resolve: placeAsTrap(choose1(series('Centur-Ion'), monster, at('you', 'hand', 'gy'))),
    }),
    trigger({
      from: ['gy'],
      on: summoned([series('Centur-Ion'), frame('synchro'), youControl], ['special']),
      use: 'if-you-can',
      damageStep: 'forbidden',
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(series('Centur-Ion'), monster, inYourGy)],
      resolve: placeAsTrap(target),
    }),
  ],
});
