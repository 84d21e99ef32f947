import {
  allThatMatch,
  apply,
  attacks,
  cannotTargetForAttacks,
  continuous,
  detach,
  exactLevel,
  except,
  faceUp,
  ignition,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const sharkFortress = monsterCard(50449881, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotTargetForAttacks(except(thisCard))],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, youControl)],
      resolve: apply('end-of-turn', target, attacks(2, 'any')),
    }),
  ],
});
