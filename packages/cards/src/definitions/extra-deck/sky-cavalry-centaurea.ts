import {
  all,
  atTiming,
  battled,
  continuous,
  detach,
  exactLevel,
  itself,
  matches,
  materials,
  monster,
  notDestroyedByBattle,
  opponentControls,
  opponentInBattle,
  returnToHand,
  thisCard,
  thisCardHasMaterial,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const skyCavalryCentaurea = monsterCard(36776089, {
  summoning: { materials: [materials(2, exactLevel(2), monster)] },
  effects: [
    continuous({
      while: thisCardHasMaterial(),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle()],
    }),
    trigger({
      on: atTiming('damage-step-end'),
      use: 'if-you-can',
      condition: all(battled(thisCard), matches(opponentInBattle, monster, opponentControls)),
      cost: detach(1),
      resolve: returnToHand(opponentInBattle),
    }),
  ],
});
