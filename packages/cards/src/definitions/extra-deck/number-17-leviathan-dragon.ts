import {
  apply,
  at,
  attachedTo,
  cannotAttackDirectly,
  continuous,
  detach,
  exists,
  gainsAtk,
  ignition,
  itself,
  level,
  materials,
  monster,
  oncePerTurn,
  thisCard,
  unless,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const number17LeviathanDragon = monsterCard(69610924, {
  summoning: { materials: [materials(2, level({ min: 3, max: 3 }), monster)] },
  effects: [
    continuous({
      while: unless(exists(at('any', 'material'), attachedTo(thisCard))),
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
