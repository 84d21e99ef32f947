import {
  activation,
  destroy,
  exists,
  faceUp,
  monster,
  named,
  opponentControls,
  stillTheirs,
  target,
  target1,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const thousandKnives = spellCard(63391643, {
  effects: [
    activation({
      condition: exists(named('Dark Magician'), monster, faceUp, youControl),
      targets: [stillTheirs(target1(monster, opponentControls))],
      resolve: destroy(target),
    }),
  ],
});
