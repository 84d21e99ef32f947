import {
  apply,
  detach,
  effectsNegated,
  exactLevel,
  except,
  faceUp,
  materials,
  monster,
  oncePerTurn,
  onField,
  quick,
  target,
  target1,
  thisCard,
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const divineDragonKnightFelgrand = monsterCard(1639384, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, effectsNegated, unaffectedBy(except(thisCard))),
    }),
  ],
});
