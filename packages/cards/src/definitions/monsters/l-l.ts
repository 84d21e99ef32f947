import {
  addToHand,
  allThatMatch,
  cannotBeTargeted,
  choose1,
  continuous,
  inYourDeck,
  level,
  monster,
  onField,
  race,
  summoned,
  thisOne,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const ladyDebug = monsterCard(16188701, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      resolve: addToHand(choose1(level({ max: 3 }), race('Cyberse'), monster, inYourDeck)),
    }),
  ],
});

export const lordOfD = monsterCard(17985575, {
  effects: [
    continuous({
      from: ['monsters'],
      affects: allThatMatch(race('Dragon'), monster, onField),
      modifiers: [cannotBeTargeted],
    }),
  ],
});
