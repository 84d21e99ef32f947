import {
  andIfYouDo,
  andThen,
  at,
  cardOrEffectActivated,
  changePosition,
  choose1,
  faceUp,
  ignition,
  monster,
  negateActivation,
  quick,
  sendToGy,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const subterrorFiendess = monsterCard(74762582, {
  effects: [
    quick({
      from: ['hand', 'monsters'],
      on: [cardOrEffectActivated('opponent')],
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      targets: [target1(series('Subterror'), monster, youControl)],
      resolve: andThen(negateActivation, changePosition(target, 'face-down')),
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(monster, faceUp, youControl)],
      resolve: andIfYouDo(
        changePosition(target, 'face-down'),
        specialSummon(choose1(series('Subterror'), monster, at('you', 'hand', 'gy')), {
          positions: ['defense', 'face-down'],
        }),
      ),
    }),
  ],
});
