import {
  also,
  andThen,
  apply,
  attacksDeclaredThisTurn,
  attribute,
  cannotSpecialSummon,
  choose1,
  destroy,
  inYourGy,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  not,
  onField,
  player,
  quick,
  race,
  specialSummon,
  spellOrTrap,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  tuner,
  useOncePerDuel,
  useOncePerTurn,
  youCan,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sangenpaiBidentDragion = monsterCard(82570174, {
  summoning: {
    materials: [material(tuner, race('Dragon')), materialsOrMore(1, nonTuner, race('Dragon'))],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(attribute('FIRE'), race('Dragon'), monster, inYourGy)],
      resolve: also(
        specialSummon(target),
        apply('end-of-turn', player('you'), cannotSpecialSummon(not(race('Dragon')))),
      ),
    }),
    quick({
      from: ['gy'],
      condition: attacksDeclaredThisTurn(3),
      limit: useOncePerDuel,
      resolve: andThen(specialSummon(thisCard), youCan(destroy(choose1(spellOrTrap, onField)))),
    }),
  ],
});
