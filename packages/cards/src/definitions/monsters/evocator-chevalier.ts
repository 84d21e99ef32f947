import {
  choose1,
  destroy,
  equipCard,
  faceUp,
  gemini,
  ignition,
  opponentControls,
  sendToGy,
  target,
  target1,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const evocatorChevalier = monsterCard(96872283, {
  effects: gemini(
    ignition({
      cost: sendToGy(choose1(faceUp, equipCard, youControl)),
      targets: [target1(opponentControls)],
      resolve: destroy(target),
    }),
  ),
});
