import {
  activation,
  at,
  banish,
  choose1,
  chooseAnyNumber,
  chooseExactly,
  either,
  faceUp,
  frame,
  inYourDeck,
  inYourGy,
  inYourHand,
  leavesField,
  monster,
  moved,
  placeInSpellTrapZone,
  sendToGy,
  series,
  specialSummon,
  thisCard,
  trigger,
  withDifferentNames,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const PLACES = either([inYourHand], [inYourDeck], [faceUp, youControl]);
const SEVEN = withDifferentNames(chooseExactly(7, series('Crystal Beast'), PLACES));
const LEAVES = leavesField([series('Ultimate Crystal'), faceUp, at('you', 'monsters')], {
  by: ['effect'],
  doer: 'opponent',
});

export const ultimateCrystalMagic = trapCard(36328300, {
  effects: [
    activation({
      on: [moved([series('Crystal Beast'), monster, youControl], { manner: ['destroyed'], by: ['battle'] })],
      cost: sendToGy(SEVEN),
      resolve: specialSummon(choose1(series('Ultimate Crystal'), frame('fusion'), at('you', 'extra')), {
        treatedAs: 'fusion',
      }),
    }),
    trigger({
      from: ['gy'],
      on: LEAVES,
      use: 'if-you-can',
      cost: banish(thisCard),
      resolve: placeInSpellTrapZone(chooseAnyNumber(series('Crystal Beast'), monster, inYourGy)),
    }),
  ],
});
