import {
  also,
  apply,
  at,
  cannotSpecialSummon,
  choose1,
  declaresAttack,
  duringPhase,
  inYourHand,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  not,
  player,
  quick,
  race,
  specialSummon,
  synchroSummonUsing,
  thisCard,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const hornedBruteCarnovorus = monsterCard(34149150, {
  summoning: { materials: [material(tuner), materialsOrMore(1, nonTuner)] },
  effects: [
    quick({
      limit: useOncePerTurn,
      condition: duringPhase('main1', 'main2', 'battle'),
      resolve: synchroSummonUsing(thisCard, race('Dinosaur'), monster, at('you', 'extra')),
    }),
    trigger({
      on: declaresAttack([monster]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: also(
        specialSummon(choose1(race('Dinosaur'), monster, inYourHand), { ignoring: 'conditions' }),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Dinosaur')))),
      ),
    }),
  ],
});
