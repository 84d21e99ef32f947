import { activation, duringPhase, specialSummon, thisCard } from '@spellspeed/engine';
import { trapCard } from '../../card.ts';

export const embodimentOfApophis = trapCard(28649820, {
  effects: [
    activation({
      condition: duringPhase('main1', 'main2'),
      resolve: specialSummon(thisCard, {
        traits: {
          frame: 'normal',
          abilities: [],
          attribute: 'EARTH',
          race: 'Reptile',
          level: 4,
          atk: 1600,
          def: 1800,
          stillTrap: true,
        },
      }),
    }),
  ],
});
