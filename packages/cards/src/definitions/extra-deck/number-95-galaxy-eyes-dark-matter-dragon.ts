import {
  apply,
  at,
  attacks,
  banish,
  byOpponent,
  chooseExactly,
  detach,
  exactLevel,
  frame,
  ignition,
  inYourDeck,
  materials,
  monster,
  neverMaterial,
  race,
  sendToGy,
  series,
  summoned,
  thisCard,
  thisOne,
  trigger,
  withDifferentNames,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const THREE_DRAGONS = withDifferentNames(chooseExactly(3, race('Dragon'), monster, inYourDeck));

export const number95GalaxyEyesDarkMatterDragon = monsterCard(58820923, {
  summoning: {
    materials: [materials(3, exactLevel(9), monster)],
    xyzOver: [series('Galaxy-Eyes'), frame('xyz'), monster],
  },
  asMaterial: [neverMaterial('xyz')],
  effects: [
    trigger({
      on: summoned(thisOne, ['xyz']),
      use: 'when-you-can',
      cost: sendToGy(THREE_DRAGONS),
      resolve: banish(byOpponent(chooseExactly(3, monster, at('opponent', 'deck')))),
    }),
    ignition({ cost: detach(1), resolve: apply('end-of-turn', thisCard, attacks(2, 'monsters')) }),
  ],
});
