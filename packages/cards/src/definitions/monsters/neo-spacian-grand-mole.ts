import {
  and,
  atTiming,
  matches,
  monster,
  opponentInBattle,
  returnToHand,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const neoSpacianGrandMole = monsterCard(80344569, {
  effects: [
    trigger({
      on: atTiming('damage-step-start'),
      use: 'if-you-can',
      condition: matches(opponentInBattle, monster),
      resolve: and(returnToHand(opponentInBattle), returnToHand(thisCard)),
    }),
  ],
});
