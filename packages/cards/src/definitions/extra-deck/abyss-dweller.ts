import {
  allThatMatch,
  apply,
  at,
  attribute,
  cannotActivate,
  continuous,
  detach,
  exactLevel,
  gainsAtk,
  materials,
  monster,
  oncePerTurn,
  originalAttribute,
  player,
  quick,
  thisCardHasMaterial,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const abyssDweller = monsterCard(21044178, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    continuous({
      from: ['monsters'],
      while: thisCardHasMaterial(originalAttribute('WATER'), monster),
      affects: allThatMatch(attribute('WATER'), monster, youControl),
      modifiers: [gainsAtk(500)],
    }),
    quick({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: apply('end-of-turn', player('opponent'), cannotActivate(at('opponent', 'gy'))),
    }),
  ],
});
