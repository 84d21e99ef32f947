import {
  andIfYouDo,
  apply,
  as,
  attribute,
  cannotAttack,
  choose1,
  duringPhase,
  ignition,
  inYourGy,
  inYourHand,
  level,
  levelOf,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  quick,
  series,
  specialSummon,
  takeDamage,
  target,
  target1,
  the,
  times,
  tuner,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const windwitchWinterBell = monsterCard(14577226, {
  summoning: {
    materials: [material(tuner, monster), materialsOrMore(1, nonTuner, attribute('WIND'), monster)],
  },
  effects: [
    ignition({
      limit: useOncePerTurn,
      targets: [target1(series('Windwitch'), monster, inYourGy)],
      resolve: takeDamage('opponent', times(200, levelOf(target))),
    }),
    quick({
      condition: duringPhase('battle'),
      limit: useOncePerTurn,
      targets: [target1(series('Windwitch'), monster, youControl)],
      resolve: andIfYouDo(
        specialSummon(as('summoned', choose1(monster, level({ max: levelOf(target) }), inYourHand))),
        apply('end-of-turn', the('summoned'), cannotAttack),
      ),
    }),
  ],
});
