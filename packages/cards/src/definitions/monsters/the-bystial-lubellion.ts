import {
  addToHand,
  attribute,
  choose1,
  ignition,
  inYourDeck,
  level,
  monster,
  named,
  not,
  placeInSpellTrapZone,
  property,
  race,
  sendToGy,
  series,
  spellOrTrap,
  thisCard,
  tribute,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const theBystialLubellion = monsterCard(32731036, {
  summoning: {
    only: ['procedure'],
    procedure: {
      from: ['hand', 'gy'],
      does: tribute(choose1(level({ min: 6 }), attribute('DARK'), race('Dragon'), monster, youControl)),
      limit: useOncePerTurn,
    },
  },
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: sendToGy(thisCard),
      resolve: addToHand(
        choose1(series('Bystial'), monster, inYourDeck, not(named('The Bystial Lubellion'))),
      ),
    }),
    ignition({
      limit: useOncePerTurn,
      resolve: placeInSpellTrapZone(
        choose1(series('Branded'), property('Continuous'), spellOrTrap, inYourDeck),
      ),
    }),
  ],
});
