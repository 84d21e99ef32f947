import {
  choose1,
  continuous,
  destroysItself,
  exists,
  faceUp,
  ignition,
  inYourDeck,
  itself,
  monster,
  moved,
  not,
  placeOnTopOfDeck,
  series,
  specialSummon,
  spellOrTrap,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const draghigMalebrancheOfTheBurningAbyss = monsterCard(45593826, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOneOfTheEffectsPerTurn,
      condition: unless(exists(spellOrTrap, youControl)),
      resolve: specialSummon(thisCard),
    }),
    continuous({
      from: ['monsters'],
      while: exists(not(series('Burning Abyss')), monster, faceUp, youControl),
      affects: itself(thisCard),
      modifiers: [destroysItself],
    }),
    trigger({
      from: ['gy'],
      limit: useOneOfTheEffectsPerTurn,
      on: moved(thisOne, { to: ['gy'] }),
      use: 'if-you-can',
      resolve: placeOnTopOfDeck(choose1(series('Burning Abyss'), inYourDeck)),
    }),
  ],
});
