import {
  ability,
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
  not,
  player,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const oddEyesMeteorburstDragon = monsterCard(80696379, {
  summoning: {
    materials: [material(ability('tuner'), monster), materialsOrMore(1, not(ability('tuner')), monster)],
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
