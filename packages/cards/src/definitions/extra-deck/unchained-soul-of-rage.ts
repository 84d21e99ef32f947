import {
  all,
  duringPhase,
  materials,
  monster,
  opponentsTurn,
  quick,
  series,
  summonedBy,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { addsFiendWhenDestroyed, linksWithTheirMonster } from '../../archetypes/unchained.ts';
import { monsterCard } from '../../card.ts';

export const unchainedSoulOfRage = monsterCard(67680512, {
  summoning: { materials: [materials(2, monster)], including: [series('Unchained Soul'), monster] },
  effects: [
    quick({
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      limit: useOncePerTurn,
      ...linksWithTheirMonster('Unchained Soul of Rage', summonedBy('special')),
    }),
    addsFiendWhenDestroyed('Unchained Soul of Rage'),
  ],
});
