import {
  andIfYouDo,
  apply,
  atkMultiplied,
  atkOf,
  attribute,
  faceUp,
  gainsAtk,
  material,
  monster,
  opponentControls,
  series,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroGaia = monsterCard(16304628, {
  summoning: {
    materials: [material(series('Elemental HERO'), monster), material(attribute('EARTH'), monster)],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['fusion']),
      use: 'mandatory',
      targets: [target1(monster, faceUp, opponentControls)],
      resolve: andIfYouDo(
        apply('end-of-turn', target, atkMultiplied(0.5)),
        apply('end-of-turn', thisCard, gainsAtk(atkOf(target))),
      ),
    }),
  ],
});
