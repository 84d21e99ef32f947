import {
  addToHand,
  choose1,
  inYourDeck,
  named,
  not,
  series,
  summoned,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
import { labrynthServant } from '../../archetypes/labrynth.ts';
import { monsterCard } from '../../card.ts';

export const ariannaTheLabrynthServant = monsterCard(1225009, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Labrynth'), not(named('Arianna the Labrynth Servant')), inYourDeck)),
    }),
    labrynthServant(useOneOfTheEffectsPerTurn),
  ],
});
