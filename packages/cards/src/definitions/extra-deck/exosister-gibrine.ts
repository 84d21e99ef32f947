import {
  allThatMatch,
  apply,
  continuous,
  detach,
  effectMonster,
  effectsNegated,
  exactLevel,
  faceUp,
  frame,
  gainsAtk,
  ignition,
  itself,
  materials,
  monster,
  notDestroyedByEffectsOf,
  opponentControls,
  quick,
  specialSummonedFrom,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { exosisterXyzSummonedThisTurn } from '../../archetypes/exosister.ts';
import { monsterCard } from '../../card.ts';

export const exosisterGibrine = monsterCard(5530780, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByEffectsOf(monster, specialSummonedFrom('gy'))],
    }),
    quick({
      condition: exosisterXyzSummonedThisTurn,
      limit: useOncePerTurn,
      targets: [target1(effectMonster, faceUp, opponentControls)],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: detach(1),
      resolve: apply('end-of-turn', allThatMatch(frame('xyz'), youControl), gainsAtk(800)),
    }),
  ],
});
