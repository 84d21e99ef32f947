import {
  continuous,
  effectMonster,
  exists,
  gainsAtk,
  itself,
  materials,
  monster,
  notDestroyedByBattle,
  notDestroyedByOpponentsEffects,
  numberOf,
  pointedToBy,
  thisCard,
  times,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const codeTalker = monsterCard(53413628, {
  summoning: { materials: [materials(2, effectMonster)] },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(500, numberOf(monster, pointedToBy(thisCard))))],
    }),
    continuous({
      while: exists(monster, pointedToBy(thisCard)),
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(), notDestroyedByOpponentsEffects],
    }),
  ],
});
