import {
  activatesAsQuick,
  activation,
  addToHand,
  cameThisTurn,
  choose1,
  continuous,
  frame,
  ignition,
  inYourGy,
  inYourHand,
  monster,
  originalSeries,
  player,
  sendToGy,
  series,
  thisCard,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const orcustratedBabel = spellCard(90351981, {
  effects: [
    activation(),
    continuous({
      affects: player('you'),
      modifiers: [
        activatesAsQuick(series('Orcust'), monster, inYourGy),
        activatesAsQuick(originalSeries('Orcust'), frame('link'), youControl),
      ],
    }),
    ignition({
      from: ['gy'],
      condition: unless(cameThisTurn(thisCard)),
      cost: sendToGy(choose1(inYourHand)),
      resolve: addToHand(thisCard),
    }),
  ],
});
