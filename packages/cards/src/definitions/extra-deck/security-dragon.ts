import {
  coLinkedMonster,
  ignition,
  matches,
  materials,
  monster,
  onceWhileFaceUp,
  opponentControls,
  returnToHand,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const securityDragon = monsterCard(99111753, {
  summoning: { materials: [materials(2, monster)] },
  effects: [
    ignition({
      condition: matches(thisCard, coLinkedMonster),
      limit: onceWhileFaceUp,
      alsoLimit: useOncePerTurn,
      targets: [target1(monster, opponentControls)],
      resolve: returnToHand(target),
    }),
  ],
});
