import {
  apply,
  detach,
  effectMonster,
  effectsNegated,
  exactLevel,
  faceUp,
  level,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  quick,
  stillTheirs,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number25ForceFocus = monsterCard(64554883, {
  summoning: { materials: [materials(2, exactLevel(6), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [stillTheirs(target1(level({ min: 5 }), effectMonster, faceUp, opponentControls))],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
  ],
});
