import {
  cardResolves,
  draw,
  ignition,
  placeCounters,
  removeCounters,
  spell,
  thisCard,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const royalMagicalLibrary = monsterCard(70791313, {
  effects: [
    unclassified({
      from: ['monsters'],
      on: cardResolves('any', spell),
      does: placeCounters(1, 'Spell Counter', thisCard, { most: 3 }),
    }),
    ignition({ cost: removeCounters(3, 'Spell Counter', thisCard), resolve: draw(1) }),
  ],
});
