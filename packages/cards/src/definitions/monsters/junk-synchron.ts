import {
  andIfYouDo,
  apply,
  effectsNegated,
  inYourGy,
  level,
  monster,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const junkSynchron = monsterCard(63977008, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      targets: [target1(level({ max: 2 }), monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target, { positions: ['defense'] }),
        apply('while-it-stays', target, effectsNegated),
      ),
    }),
  ],
});
