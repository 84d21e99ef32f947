import {
  continuous,
  destroysByBattleAndSendsToGy,
  eventCard,
  gainsAtk,
  inYourGy,
  itself,
  material,
  monster,
  named,
  numberOf,
  originalAtkOf,
  series,
  takeDamage,
  thisCard,
  times,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroShiningFlareWingman = monsterCard(25366484, {
  summoning: {
    materials: [material(named('Elemental HERO Flame Wingman')), material(named('Elemental HERO Sparkman'))],
    only: ['fusion'],
  },
  effects: [
    continuous({
      affects: itself(thisCard),
      modifiers: [gainsAtk(times(300, numberOf(series('Elemental HERO'), inYourGy)))],
    }),
    trigger({
      on: destroysByBattleAndSendsToGy([monster]),
      use: 'mandatory',
      resolve: takeDamage('opponent', originalAtkOf(eventCard)),
    }),
  ],
});
