import {
  cannotAttack,
  detach,
  exactLevel,
  ignition,
  itself,
  materials,
  monster,
  oath,
  oncePerTurn,
  opponentControls,
  takeControl,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number11BigEye = monsterCard(80117527, {
  summoning: { materials: [materials(2, exactLevel(7), monster)] },
  effects: [
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      oath: oath(itself(thisCard), cannotAttack),
      targets: [target1(monster, opponentControls)],
      resolve: takeControl(target),
    }),
  ],
});
