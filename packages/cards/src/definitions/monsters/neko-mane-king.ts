import {
  becomeTheEndPhase,
  inYourPossession,
  isCard,
  moved,
  opponentsTurn,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const nekoManeKing = monsterCard(11021521, {
  effects: [
    trigger({
      from: ['gy'],
      on: moved([isCard(thisCard), inYourPossession], {
        to: ['gy'],
        by: ['effect'],
        doer: 'opponent',
        owner: 'you',
      }),
      use: 'mandatory',
      condition: opponentsTurn,
      resolve: becomeTheEndPhase,
    }),
  ],
});
