import {
  atTiming,
  changePosition,
  thisCard,
  thisCardAttacks,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const axeDragonute = monsterCard(84914462, {
  effects: [
    unclassified({
      on: atTiming('damage-step-end'),
      condition: thisCardAttacks,
      does: changePosition(thisCard, 'defense'),
    }),
  ],
});
