import {
  activation,
  allThatMatch,
  cannotAttack,
  destroy,
  every,
  exists,
  faceUp,
  monster,
  named,
  oath,
  opponentControls,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const burstStreamOfDestruction = spellCard(17655904, {
  effects: [
    activation({
      condition: exists(named('Blue-Eyes White Dragon'), monster, faceUp, youControl),
      oath: oath(allThatMatch(named('Blue-Eyes White Dragon'), youControl), cannotAttack),
      resolve: destroy(every(monster, opponentControls)),
    }),
  ],
});
