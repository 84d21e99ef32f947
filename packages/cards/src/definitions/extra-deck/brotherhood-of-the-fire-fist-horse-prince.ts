import {
  apply,
  attribute,
  cannotSpecialSummon,
  choose1,
  exactLevel,
  inYourDeck,
  level,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  player,
  specialSummon,
  summoned,
  thisOne,
  trigger,
  tuner,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const brotherhoodOfTheFireFistHorsePrince = monsterCard(74168099, {
  summoning: {
    materials: [material(attribute('FIRE'), tuner, monster), materialsOrMore(1, nonTuner, monster)],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'when-you-can',
      resolve: specialSummon(choose1(exactLevel(3), attribute('FIRE'), monster, inYourDeck)),
    }),
    unclassified({
      from: ['monsters'],
      on: summoned(thisOne, ['synchro']),
      does: apply('end-of-turn', player('you'), cannotSpecialSummon(level({ min: 5 }), monster)),
    }),
  ],
});
