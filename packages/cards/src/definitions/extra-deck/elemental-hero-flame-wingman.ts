import {
  destroysByBattleAndSendsToGy,
  eventCard,
  material,
  monster,
  named,
  originalAtkOf,
  takeDamage,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroFlameWingman = monsterCard(35809262, {
  summoning: {
    materials: [material(named('Elemental HERO Avian')), material(named('Elemental HERO Burstinatrix'))],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: destroysByBattleAndSendsToGy([monster]),
      use: 'mandatory',
      resolve: takeDamage('opponent', originalAtkOf(eventCard)),
    }),
  ],
});
