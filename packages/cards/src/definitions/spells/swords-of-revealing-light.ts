import {
  activation,
  allThatMatch,
  cannotDeclareAttacks,
  changePosition,
  continuous,
  destroy,
  every,
  exists,
  faceDown,
  ifSo,
  inPhase,
  maintenance,
  monster,
  opponentControls,
  thisCard,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const swordsOfRevealingLight = spellCard(72302403, {
  remains: true,
  effects: [
    activation({
      resolve: ifSo(
        exists(monster, faceDown, opponentControls),
        changePosition(every(monster, faceDown, opponentControls), 'face-up'),
      ),
    }),
    continuous({
      from: ['spells'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotDeclareAttacks],
    }),
    maintenance({ on: inPhase('end', 'opponent'), nth: 3, does: destroy(thisCard) }),
  ],
});
