import {
  activateOncePerTurn,
  activation,
  exists,
  inYourGy,
  specialSummon,
  thisCard,
  trap,
  unless,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const thePhantomKnightsOfShadeBrigandine = trapCard(98827725, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      turnItWasSet: unless(exists(trap, inYourGy)),
      resolve: specialSummon(thisCard, {
        positions: ['defense'],
        traits: {
          frame: 'normal',
          abilities: [],
          attribute: 'DARK',
          race: 'Warrior',
          level: 4,
          atk: 0,
          def: 300,
        },
      }),
    }),
  ],
});
