import {
  andIfYouDo,
  apply,
  attacks,
  attribute,
  banish,
  choose1,
  continuous,
  destroy,
  every,
  except,
  inAttackPosition,
  inYourGy,
  inYourPossession,
  itself,
  material,
  materialsOrMore,
  monster,
  moved,
  nonTuner,
  opponentControls,
  piercing,
  specialSummon,
  summoned,
  thisCard,
  thisOne,
  treatedAsTuner,
  trigger,
  tuner,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const whiteAuraWhale = monsterCard(5614808, {
  summoning: {
    materials: [
      material(attribute('WATER'), tuner, monster),
      materialsOrMore(1, nonTuner, attribute('WATER'), monster),
    ],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      resolve: destroy(every(inAttackPosition, monster, opponentControls)),
    }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [attacks(2, 'monsters')] }),
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] }),
    trigger({
      from: ['gy'],
      on: moved([...thisOne, inYourPossession], {
        to: ['gy'],
        manner: ['destroyed'],
        by: ['battle', 'effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'if-you-can',
      cost: banish(choose1(attribute('WATER'), monster, inYourGy, except(thisCard))),
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, treatedAsTuner)),
    }),
  ],
});
