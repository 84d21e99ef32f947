import {
  also,
  apply,
  banishedWhenDestroyedByBattle,
  continuous,
  detach,
  effectsNegated,
  exactLevel,
  faceUp,
  gainsAtk,
  itself,
  materials,
  monster,
  oncePerTurn,
  onField,
  opponentInBattle,
  quick,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const triEdgeLevia = monsterCard(68836428, {
  summoning: { materials: [materials(3, exactLevel(3), monster)] },
  effects: [
    continuous({ affects: itself(opponentInBattle), modifiers: [banishedWhenDestroyedByBattle] }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, onField)],
      resolve: also(
        apply('end-of-turn', target, gainsAtk(-800)),
        apply('end-of-turn', target, effectsNegated),
      ),
    }),
  ],
});
