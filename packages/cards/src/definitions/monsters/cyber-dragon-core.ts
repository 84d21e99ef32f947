import {
  addToHand,
  all,
  banish,
  choose1,
  continuous,
  exists,
  ignition,
  inYourDeck,
  itself,
  monster,
  nameBecomes,
  opponentControls,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  unless,
  useOneOfTheEffectsPerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const cyberDragonCore = monsterCard(23893227, {
  effects: [
    continuous({
      from: ['monsters', 'gy'],
      unclassified: true,
      affects: itself(thisCard),
      modifiers: [nameBecomes('Cyber Dragon')],
    }),
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'mandatory',
      limit: useOneOfTheEffectsPerTurn,
      resolve: addToHand(choose1(series('Cyber'), spellOrTrap, inYourDeck)),
    }),
    ignition({
      from: ['gy'],
      condition: all(exists(monster, opponentControls), unless(exists(monster, youControl))),
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      resolve: specialSummon(choose1(series('Cyber Dragon'), monster, inYourDeck)),
    }),
  ],
});
