import {
  activation,
  applyOneOf,
  choose1,
  either,
  faceUp,
  ignition,
  inPhase,
  inYourDeck,
  inYourHand,
  monster,
  oncePerTurn,
  placeOnBottomOfDeck,
  placeOnTopOfDeck,
  race,
  sendToGy,
  series,
  the,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';
import { excavateForPlant } from '../../kinds.ts';

export const mountSylvania = spellCard(70222318, {
  effects: [
    activation(),
    ignition({
      number: 1,
      from: ['field'],
      limit: useOncePerTurn,
      cost: sendToGy(choose1(race('Plant'), monster, either([inYourHand], [faceUp, youControl]))),
      resolve: placeOnTopOfDeck(choose1(series('Sylvan'), inYourDeck)),
    }),
    trigger({
      from: ['field'],
      on: inPhase('end', 'opponent'),
      use: 'if-you-can',
      limit: oncePerTurn,
      resolve: excavateForPlant(applyOneOf(placeOnTopOfDeck(the('top')), placeOnBottomOfDeck(the('top')))),
    }),
  ],
});
