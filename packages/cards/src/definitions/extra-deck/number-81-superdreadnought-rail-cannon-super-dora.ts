import {
  apply,
  detach,
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
  unaffectedBy,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number81SuperdreadnoughtRailCannonSuperDora = monsterCard(49032236, {
  summoning: { materials: [materials(2, exactLevel(10), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, onField)],
      resolve: apply('end-of-turn', target, unaffectedBy(except(target))),
    }),
  ],
});
