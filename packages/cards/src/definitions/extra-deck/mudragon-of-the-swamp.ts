import {
  allThatMatch,
  apply,
  attributeBecomesDeclared,
  cannotBeTargetedByOpponent,
  continuous,
  declareAttribute,
  faceUp,
  materials,
  monster,
  oncePerTurn,
  onField,
  quick,
  sameAttributeAs,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const mudragonOfTheSwamp = monsterCard(54757758, {
  summoning: { materials: [materials(2, monster)], same: ['attribute'], different: 'races' },
  effects: [
    continuous({
      number: 1,
      from: ['monsters'],
      affects: allThatMatch(monster, faceUp, onField, sameAttributeAs(thisCard)),
      modifiers: [cannotBeTargetedByOpponent],
    }),
    quick({
      number: 2,
      limit: oncePerTurn,
      cost: declareAttribute(),
      resolve: apply('end-of-turn', thisCard, attributeBecomesDeclared),
    }),
  ],
});
