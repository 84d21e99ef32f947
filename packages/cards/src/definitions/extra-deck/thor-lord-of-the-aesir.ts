import {
  all,
  allThatMatchNow,
  apply,
  banish,
  cameThisTurn,
  choose1,
  destroyedThisTurn,
  effectsNegated,
  type Filter,
  faceUp,
  ignition,
  inPhase,
  inYourGy,
  material,
  materialsOrMore,
  monster,
  nonTuner,
  oncePerTurn,
  opponentControls,
  series,
  specialSummon,
  summonedByItsEffect,
  takeDamage,
  thisCard,
  thisOne,
  trigger,
  tuner,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const nordicBeastTuner: Filter = [series('Nordic Beast'), tuner, monster];

export const thorLordOfTheAesir = monsterCard(30604579, {
  summoning: {
    materials: [material(...nordicBeastTuner), materialsOrMore(2, nonTuner, monster)],
  },
  effects: [
    ignition({
      limit: oncePerTurn,
      resolve: apply('end-of-turn', allThatMatchNow(monster, faceUp, opponentControls), effectsNegated),
    }),
    trigger({
      from: ['gy'],
      on: inPhase('end', 'any'),
      use: 'if-you-can',
      limit: oncePerTurn,
      condition: all(destroyedThisTurn('opponent', ...thisOne, faceUp, youControl), cameThisTurn(thisCard)),
      cost: banish(choose1(...nordicBeastTuner, inYourGy)),
      resolve: specialSummon(thisCard),
    }),
    trigger({ on: summonedByItsEffect, use: 'when-you-can', resolve: takeDamage('opponent', 800) }),
  ],
});
