import {
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  cannotAttack,
  continuous,
  detach,
  effectsNegated,
  exactLevel,
  faceUp,
  ignition,
  inYourGy,
  level,
  materials,
  monster,
  named,
  not,
  notDestroyedByBattle,
  oncePerTurn,
  race,
  specialSummon,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const queenDragunDjinn = monsterCard(90726340, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Dragon'), monster, faceUp, youControl, not(named('Queen Dragun Djinn'))),
      modifiers: [notDestroyedByBattle()],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(level({ min: 5 }), race('Dragon'), monster, inYourGy)],
      resolve: andIfYouDo(
        specialSummon(target),
        also(apply('end-of-turn', target, cannotAttack), apply('while-it-stays', target, effectsNegated)),
      ),
    }),
  ],
});
