import {
  also,
  apply,
  at,
  cannotActivate,
  cannotAttack,
  continuous,
  duringPhase,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  player,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const oddEyesMeteorburstDragon = monsterCard(80696379, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, monster)],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(at('you', 'pendulum'))],
      resolve: also(specialSummon(target), apply('end-of-turn', thisCard, cannotAttack)),
    }),
    continuous({
      from: ['monsters'],
      while: duringPhase('battle'),
      affects: player('opponent'),
      modifiers: [cannotActivate(monster)],
    }),
  ],
});
