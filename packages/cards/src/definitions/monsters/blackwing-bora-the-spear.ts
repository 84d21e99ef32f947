import {
  continuous,
  exists,
  faceUp,
  itself,
  monster,
  named,
  not,
  piercing,
  series,
  thisCard,
  youControl,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

const otherBlackwing = [
  series('Blackwing'),
  monster,
  faceUp,
  youControl,
  not(named('Blackwing - Bora the Spear')),
];

export const blackwingBoraTheSpear = monsterCard(49003716, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(...otherBlackwing),
    },
  },
  effects: [continuous({ number: 2, from: ['monsters'], affects: itself(thisCard), modifiers: [piercing] })],
});
