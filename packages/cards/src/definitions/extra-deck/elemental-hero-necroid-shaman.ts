import {
  andThen,
  choose1,
  destroy,
  inOpponentsGy,
  material,
  monster,
  named,
  opponentControls,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const elementalHeroNecroidShaman = monsterCard(81003500, {
  summoning: {
    materials: [material(named('Elemental HERO Wildheart')), material(named('Elemental HERO Necroshade'))],
    only: ['fusion'],
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'mandatory',
      targets: [target1(monster, opponentControls)],
      resolve: andThen(destroy(target), specialSummon(choose1(monster, inOpponentsGy), { to: 'opponent' })),
    }),
  ],
});
