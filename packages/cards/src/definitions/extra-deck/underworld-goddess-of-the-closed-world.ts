import {
  allThatMatchNow,
  apply,
  continuous,
  deed,
  effectActivatedIncluding,
  effectMonster,
  effectsNegated,
  faceUp,
  itself,
  matches,
  materialsOrMore,
  monster,
  negateActivation,
  oncePerTurn,
  opponentControls,
  opponents,
  quick,
  summoned,
  summonedBy,
  thisCard,
  thisOne,
  trigger,
  unaffectedByActivatedUnlessTargeting,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const underworldGoddessOfTheClosedWorld = monsterCard(98127546, {
  summoning: { materials: [materialsOrMore(4, effectMonster)], alsoOpponents: 1 },
  effects: [
    trigger({
      on: summoned(thisOne, ['link']),
      use: 'if-you-can',
      resolve: apply('while-it-stays', allThatMatchNow(faceUp, monster, opponentControls), effectsNegated),
    }),
    continuous({
      from: ['monsters'],
      while: matches(thisCard, summonedBy('link')),
      affects: itself(thisCard),
      modifiers: [unaffectedByActivatedUnlessTargeting(opponents)],
    }),
    quick({
      on: [effectActivatedIncluding('opponent', deed('special-summon', 'gy'))],
      limit: oncePerTurn,
      resolve: negateActivation,
    }),
  ],
});
