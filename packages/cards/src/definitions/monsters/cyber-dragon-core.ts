import {
  addToHand,
  banish,
  choose1,
  continuous,
  ignition,
  inYourDeck,
  itself,
  monster,
  nameBecomes,
  onlyOpponentControlsAMonster,
  series,
  specialSummon,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  useOneOfTheEffectsPerTurn,
} from '@spellspeed/engine/language';
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
      condition: onlyOpponentControlsAMonster,
      limit: useOneOfTheEffectsPerTurn,
      cost: banish(thisCard),
      resolve: specialSummon(choose1(series('Cyber Dragon'), monster, inYourDeck)),
    }),
  ],
});
