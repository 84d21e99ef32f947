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
  ifSo,
  inPhase,
  maintenance,
  monster,
  opponentControls,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const swordsOfConcealingLight = spellCard(12923641, {
  remains: true,
  effects: [
    activation({
      resolve: ifSo(
        exists(monster, faceUp, opponentControls),
        changePosition(every(monster, faceUp, opponentControls), 'face-down'),
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
