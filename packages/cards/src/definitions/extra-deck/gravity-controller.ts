import {
  and,
  atTiming,
  continuous,
  frame,
  inExtraMonsterZone,
  itself,
  matches,
  material,
  monster,
  not,
  notDestroyedByBattle,
  notMaterialTheTurnItIsSummoned,
  opponentInBattle,
  shuffleIntoDeck,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gravityController = monsterCard(23656668, {
  summoning: { materials: [material(not(frame('link')), monster, inExtraMonsterZone)] },
  asMaterial: [notMaterialTheTurnItIsSummoned('link')],
  effects: [
    continuous({
      from: ['monsters'],
      while: matches(thisCard, inExtraMonsterZone),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(not(inExtraMonsterZone))],
    }),
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      condition: matches(opponentInBattle, inExtraMonsterZone),
      resolve: and(shuffleIntoDeck(opponentInBattle), shuffleIntoDeck(thisCard)),
    }),
  ],
});
