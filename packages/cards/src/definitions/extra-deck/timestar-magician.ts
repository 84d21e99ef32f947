import {
  type Action,
  ability,
  addToHand,
  allThatMatch,
  at,
  attribute,
  choose1,
  continuous,
  destructionReplaced,
  detach,
  exactLevel,
  type Filter,
  faceDown,
  faceUp,
  ignition,
  inYourDeck,
  materials,
  monster,
  not,
  oncePerTurn,
  race,
  sendToGy,
  series,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const ADDED: Filter = [
  attribute('DARK'),
  race('Spellcaster'),
  monster,
  at('you', 'deck', 'gy', 'extra'),
  not(faceDown, at('you', 'extra')),
];
const PROTECTED: Filter = [ability('pendulum'), at('you', 'monsters', 'pendulum'), faceUp];
const SENT: Action = sendToGy(choose1(race('Spellcaster'), monster, inYourDeck));

export const timestarMagician = monsterCard(47349116, {
  summoning: {
    materials: [materials(2, exactLevel(4), series('Magician'), ability('pendulum'), monster)],
    first: ['xyz'],
  },
  effects: [
    ignition({ limit: oncePerTurn, cost: detach(1), resolve: addToHand(choose1(...ADDED)) }),
    continuous({
      from: ['monsters'],
      limit: oncePerTurn,
      affects: allThatMatch(...PROTECTED),
      modifiers: [
        destructionReplaced({
          by: ['battle', 'effect'],
          use: 'optional',
          saves: 'all-together',
          instead: SENT,
        }),
      ],
    }),
  ],
});
