import {
  andIfYouDo,
  at,
  attacks,
  cardOrEffectActivated,
  chainedTo,
  choose1,
  continuous,
  destroy,
  faceUp,
  frame,
  itself,
  leavesField,
  material,
  materialsOrMore,
  materialsUsed,
  named,
  negateActivation,
  nonTuner,
  oncePerTurn,
  quick,
  specialSummon,
  thisCard,
  thisOne,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const shootingQuasarDragon = monsterCard(35952884, {
  summoning: {
    materials: [material(tuner, frame('synchro')), materialsOrMore(2, nonTuner, frame('synchro'))],
    only: ['synchro'],
  },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [attacks(materialsUsed(thisCard, nonTuner), 'any')] }),
    quick({
      on: [cardOrEffectActivated('any')],
      limit: oncePerTurn,
      resolve: andIfYouDo(negateActivation, destroy(chainedTo)),
    }),
    trigger({
      from: ['deck', 'hand', 'gy', 'banished', 'extra'],
      on: leavesField([...thisOne, faceUp]),
      use: 'when-you-can',
      resolve: specialSummon(choose1(named('Shooting Star Dragon'), at('you', 'extra'))),
    }),
  ],
});
