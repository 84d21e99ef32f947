import {
  activation,
  addToHand,
  allThatMatch,
  cannotDeclareAttacks,
  choose1,
  continuous,
  either,
  type Filter,
  ignition,
  inYourDeck,
  monster,
  moved,
  not,
  payLifePoints,
  race,
  sendToGy,
  series,
  spellOrTrap,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const WANTED: Filter = [
  either([series('Eldlich'), monster], [series('Golden Land'), spellOrTrap]),
  inYourDeck,
];

export const cursedEldland = spellCard(31434645, {
  effects: [
    activation(),
    continuous({
      number: 1,
      affects: allThatMatch(monster, youControl, not(race('Zombie'))),
      modifiers: [cannotDeclareAttacks],
    }),
    ignition({
      number: 2,
      from: ['spells'],
      limit: useOncePerTurn,
      cost: payLifePoints(800),
      resolve: addToHand(choose1(...WANTED)),
    }),
    trigger({
      number: 3,
      from: ['gy'],
      on: moved(thisOne, { from: ['spells'], to: ['gy'] }),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: sendToGy(choose1(...WANTED)),
    }),
  ],
});
