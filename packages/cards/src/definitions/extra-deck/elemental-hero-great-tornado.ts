import {
  allThatMatchNow,
  apply,
  atkDefMultiplied,
  attribute,
  faceUp,
  material,
  monster,
  opponentControls,
  series,
  summoned,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroGreatTornado = monsterCard(3642509, {
  summoning: {
    materials: [material(series('Elemental HERO'), monster), material(attribute('WIND'), monster)],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'mandatory',
      resolve: apply(
        'while-it-stays',
        allThatMatchNow(faceUp, monster, opponentControls),
        ...atkDefMultiplied(0.5),
      ),
    }),
  ],
});
