import { ignition, materialsOrMore, monster, series, useOncePerTurn } from '@spellspeed/engine/language';
import { addsFiendWhenDestroyed, linksWithTheirMonster } from '../../archetypes/unchained.ts';
import { monsterCard } from '../../card.ts';

export const unchainedSoulOfAnguish = monsterCard(93084621, {
  summoning: { materials: [materialsOrMore(2, monster)], including: [series('Unchained Soul'), monster] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      ...linksWithTheirMonster('Unchained Soul of Anguish'),
    }),
    addsFiendWhenDestroyed('Unchained Soul of Anguish'),
  ],
});
