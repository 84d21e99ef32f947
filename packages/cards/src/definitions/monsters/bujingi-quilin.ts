import {
  banish,
  destroy,
  exists,
  faceUp,
  ignition,
  monster,
  opponentControls,
  race,
  series,
  target,
  target1,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const bujingiQuilin = monsterCard(69723159, {
  effects: [
    ignition({
      from: ['gy'],
      condition: exists(series('Bujin'), race('Beast-Warrior'), monster, faceUp, youControl),
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(faceUp, opponentControls)],
      resolve: destroy(target),
    }),
  ],
});
