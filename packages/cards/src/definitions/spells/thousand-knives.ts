import {
  activation,
  destroy,
  exists,
  faceUp,
  monster,
  named,
  opponentControls,
  target,
  target1,
  that,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const thousandKnives = spellCard(63391643, {
  effects: [
    activation({
      condition: exists(named('Dark Magician'), monster, faceUp, youControl),
      targets: [target1(monster, opponentControls)],
      resolve: destroy(that(target, opponentControls)),
    }),
  ],
});
