import {
  activation,
  addToHand,
  atLeast,
  choose1,
  continuous,
  countersOn,
  destructionReplaced,
  eventCard,
  FIELD_ZONES,
  howMany,
  ignition,
  inYourDeck,
  isCard,
  itself,
  monster,
  moved,
  oncePerTurn,
  placeCounters,
  removeCounters,
  series,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const kyoutouWaterfront = spellCard(56111151, {
  effects: [
    activation(),
    unclassified({
      number: 1,
      from: ['field'],
      on: moved([], { from: FIELD_ZONES, to: ['gy'] }),
      does: placeCounters(howMany(eventCard), 'Kaiju Counter', thisCard, { most: 5 }),
    }),
    ignition({
      from: ['field'],
      condition: atLeast(countersOn('Kaiju Counter', isCard(thisCard)), 3),
      limit: oncePerTurn,
      resolve: addToHand(choose1(series('Kaiju'), monster, inYourDeck)),
    }),
    continuous({
      from: ['field'],
      affects: itself(thisCard),
      modifiers: [
        destructionReplaced({
          by: ['effect'],
          use: 'optional',
          instead: removeCounters(1, 'Kaiju Counter', thisCard),
        }),
      ],
    }),
  ],
});
