import {
  andIfYouDo,
  apply,
  atkMultiplied,
  atkOf,
  detach,
  exactLevel,
  faceUp,
  gainsAtk,
  ignition,
  materials,
  monster,
  opponentControls,
  stillTheirs,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const darkRebellionXyzDragon = monsterCard(16195942, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      cost: detach(2),
      targets: [stillTheirs(target1(monster, faceUp, opponentControls))],
      resolve: andIfYouDo(
        apply('while-it-stays', target, atkMultiplied(0.5)),
        apply('while-face-up', thisCard, gainsAtk(atkOf(target))),
      ),
    }),
  ],
});
