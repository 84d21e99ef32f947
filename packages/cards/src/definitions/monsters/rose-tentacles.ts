import {
  apply,
  faceUp,
  gainsAttacks,
  monster,
  numberOf,
  opponentControls,
  race,
  startStepOver,
  takeDamage,
  thisCard,
  thisOne,
  trigger,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const roseTentacles = monsterCard(41160533, {
  summoning: { only: [] },
  effects: [
    unclassified({
      on: startStepOver('you'),
      does: apply(
        'end-of-turn',
        thisCard,
        gainsAttacks(numberOf(race('Plant'), monster, faceUp, opponentControls)),
      ),
    }),
    trigger({
      on: { event: 'destroyed-by-battle', card: [race('Plant'), monster], by: thisOne },
      use: 'mandatory',
      resolve: takeDamage('opponent', 300),
    }),
  ],
});
