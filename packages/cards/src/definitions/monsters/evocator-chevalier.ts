import {
  choose1,
  destroy,
  equipCard,
  faceUp,
  ignition,
  opponentControls,
  sendToGy,
  stillTheirs,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { gemini } from '../../kinds.ts';

export const evocatorChevalier = monsterCard(96872283, {
  effects: gemini(
    ignition({
      cost: sendToGy(choose1(faceUp, equipCard, youControl)),
      targets: [stillTheirs(target1(opponentControls))],
      resolve: destroy(target),
    }),
  ),
});
