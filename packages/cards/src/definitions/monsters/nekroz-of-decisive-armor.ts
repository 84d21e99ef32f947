import {
  destroyAndBanish,
  exactLevel,
  faceDown,
  gainsAtkDef,
  ignition,
  monster,
  opponentControls,
  target,
  target1,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { nekrozChanges, nekrozSummoning } from '../../archetypes/nekroz.ts';
import { monsterCard } from '../../card.ts';

export const nekrozOfDecisiveArmor = monsterCard(88240999, {
  summoning: nekrozSummoning(exactLevel(10), monster),
  effects: [
    nekrozChanges(gainsAtkDef(1000)),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(faceDown, opponentControls)],
      resolve: destroyAndBanish(target),
    }),
  ],
});
