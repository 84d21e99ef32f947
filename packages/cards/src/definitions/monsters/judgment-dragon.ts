import {
  atLeast,
  destroy,
  every,
  except,
  ignition,
  inPhase,
  inYourGy,
  monster,
  numberOfNames,
  oncePerTurn,
  onField,
  payLifePoints,
  sendToGy,
  series,
  thisCard,
  topOfDeck,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const judgmentDragon = monsterCard(57774843, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: atLeast(numberOfNames(series('Lightsworn'), monster, inYourGy), 4),
    },
    only: ['procedure'],
  },
  effects: [
    ignition({ cost: payLifePoints(1000), resolve: destroy(every(onField, except(thisCard))) }),
    trigger({
      on: inPhase('end', 'you'),
      use: 'mandatory',
      limit: oncePerTurn,
      resolve: sendToGy(topOfDeck(4)),
    }),
  ],
});
