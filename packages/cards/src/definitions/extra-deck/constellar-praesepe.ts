import {
  all,
  apply,
  detach,
  duringTiming,
  exactLevel,
  gainsAtk,
  matches,
  materials,
  monster,
  oncePerTurn,
  quick,
  series,
  yourBattlingMonster,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const constellarPraesepe = monsterCard(2091298, {
  summoning: { materials: [materials(2, exactLevel(4), series('Constellar'), monster)] },
  effects: [
    quick({
      limit: oncePerTurn,
      damageStep: 'permitted',
      condition: all(
        duringTiming('damage-step-start', 'before-damage-calculation'),
        matches(yourBattlingMonster, series('Constellar'), monster),
      ),
      cost: detach(1),
      resolve: apply('end-of-turn', yourBattlingMonster, gainsAtk(1000)),
    }),
  ],
});
