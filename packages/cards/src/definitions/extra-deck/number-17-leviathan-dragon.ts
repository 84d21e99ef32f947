import {
  apply,
  cannotAttackDirectly,
  continuous,
  detach,
  exactLevel,
  gainsAtk,
  ignition,
  itself,
  materials,
  monster,
  oncePerTurn,
  thisCard,
  thisCardHasMaterial,
  unless,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number17LeviathanDragon = monsterCard(69610924, {
  summoning: { materials: [materials(2, exactLevel(3), monster)] },
  effects: [
    continuous({
      while: unless(thisCardHasMaterial()),
      affects: itself(thisCard),
      modifiers: [cannotAttackDirectly],
    }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: apply('while-face-up', thisCard, gainsAtk(500)),
    }),
  ],
});
