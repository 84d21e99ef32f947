import {
  apply,
  exactLevel,
  exists,
  faceUp,
  gainsAtk,
  monster,
  monsterMadeWith,
  named,
  not,
  thisCard,
  thisOne,
  unclassified,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const psychicTracker = monsterCard(30227494, {
  summoning: {
    procedure: {
      from: ['hand'],
      condition: exists(exactLevel(3), monster, faceUp, youControl, not(named('Psychic Tracker'))),
      positions: ['defense'],
      limit: useOncePerTurn,
    },
  },
  effects: [
    unclassified({
      number: 2,
      from: ['gy', 'banished', 'hand', 'deck', 'extra'],
      on: { event: 'used-as-material', card: thisOne, ways: ['synchro'], for: [] },
      does: apply('while-it-stays', monsterMadeWith(thisCard), gainsAtk(600)),
    }),
  ],
});
