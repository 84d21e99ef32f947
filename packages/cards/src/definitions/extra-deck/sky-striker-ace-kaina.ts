import {
  apply,
  attribute,
  cannotAttack,
  effectResolves,
  faceUp,
  gainLifePoints,
  inTurn,
  material,
  monster,
  nextTurn,
  not,
  opponentControls,
  series,
  spell,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyStrikerAceKaina = monsterCard(12421694, {
  summoning: {
    materials: [material(series('Sky Striker Ace'), not(attribute('EARTH')), monster)],
    oncePerTurn: true,
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'if-you-can',
      targets: [target1(faceUp, monster, opponentControls)],
      resolve: inTurn(nextTurn('opponent'), apply('end-of-turn', target, cannotAttack)),
    }),
    unclassified({
      from: ['monsters'],
      on: effectResolves('you', series('Sky Striker'), spell),
      does: gainLifePoints(100),
    }),
  ],
});
