import {
  attribute,
  draw,
  material,
  monster,
  opponentControls,
  series,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroNovaMaster = monsterCard(1945387, {
  summoning: {
    materials: [material(monster, series('Elemental HERO')), material(monster, attribute('FIRE'))],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: { event: 'destroyed-by-battle', card: [opponentControls], by: thisOne },
      use: 'mandatory',
      resolve: draw(1),
    }),
  ],
});
