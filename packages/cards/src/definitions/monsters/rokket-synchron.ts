import {
  also,
  andIfYouDo,
  apply,
  at,
  attribute,
  cannotSpecialSummon,
  destroy,
  effectsNegated,
  inYourGy,
  later,
  level,
  monster,
  not,
  player,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rokketSynchron = monsterCard(48355999, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal']),
      use: 'when-you-can',
      targets: [target1(level({ min: 5 }), attribute('DARK'), race('Dragon'), monster, inYourGy)],
      resolve: also(
        andIfYouDo(
          specialSummon(target, { positions: ['defense'] }),
          apply('while-it-stays', target, effectsNegated),
          later('end-phase', destroy(target)),
        ),
        apply(
          'end-of-turn',
          player('you'),
          cannotSpecialSummon(at('you', 'extra'), not(attribute('DARK'), monster)),
        ),
      ),
    }),
  ],
});
