import {
  activation,
  allThatMatch,
  cannotChangePosition,
  changePosition,
  continuous,
  destroy,
  every,
  exists,
  faceUp,
  frame,
  ifSo,
  inPhase,
  maintenance,
  monster,
  not,
  opponentControls,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const swordsOfConcealingLight = spellCard(12923641, {
  remains: true,
  effects: [
    activation({
      // A Token is never turned face-down, and does not stand in the way. (faq.token.never-face-down)
      resolve: ifSo(
        exists(not(frame('token')), monster, faceUp, opponentControls),
        changePosition(every(not(frame('token')), monster, faceUp, opponentControls), 'face-down'),
      ),
    }),
    continuous({
      from: ['spells'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotChangePosition],
    }),
    maintenance({ on: inPhase('standby', 'you'), nth: 2, does: destroy(thisCard) }),
  ],
});
