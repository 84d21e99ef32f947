import {
  continuous,
  exists,
  faceUp,
  firstDestructionPrevented,
  itself,
  monster,
  named,
  not,
  series,
  spellOrTrap,
  thisCard,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const otherBlackwing = [
  series('Blackwing'),
  monster,
  faceUp,
  youControl,
  not(named('Blackwing - Kris the Crack of Dawn')),
];

export const blackwingKrisTheCrackOfDawn = monsterCard(81105204, {
  summoning: {
    procedure: { from: ['hand'], condition: exists(...otherBlackwing), limit: useOncePerTurn },
  },
  effects: [
    continuous({
      number: 2,
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [firstDestructionPrevented(['effect'], spellOrTrap)],
    }),
  ],
});
