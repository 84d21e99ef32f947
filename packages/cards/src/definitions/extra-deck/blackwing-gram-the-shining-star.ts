import {
  andIfYouDo,
  apply,
  as,
  choose1,
  effectsNegated,
  inYourHand,
  level,
  monster,
  nonTuner,
  series,
  specialSummon,
  summoned,
  the,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const blackwingGramTheShiningStar = monsterCard(17377751, {
  summoning: { materials: tunerAndNonTuners(), first: ['synchro'] },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      resolve: andIfYouDo(
        specialSummon(
          as('it', choose1(level({ max: 4 }), nonTuner, series('Blackwing'), monster, inYourHand)),
        ),
        apply('while-it-stays', the('it'), effectsNegated),
      ),
    }),
  ],
});
