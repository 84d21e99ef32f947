import {
  addToHand,
  cardResolves,
  choose1,
  inYourDeck,
  series,
  spellOrTrap,
  summoned,
  takeDamage,
  thisOne,
  trigger,
  unclassified,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const trickstarCandina = monsterCard(61283655, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute']),
      use: 'when-you-can',
      resolve: addToHand(choose1(series('Trickstar'), inYourDeck)),
    }),
    unclassified({
      from: ['monsters'],
      on: cardResolves('opponent', spellOrTrap),
      does: takeDamage('opponent', 200),
    }),
  ],
});
