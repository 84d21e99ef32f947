import {
  addToHand,
  choose1,
  chooseUpTo,
  destroy,
  except,
  faceUp,
  inYourDeck,
  monster,
  numberOf,
  onField,
  series,
  spellOrTrap,
  summoned,
  thisCard,
  thisOne,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const otherHeroes = numberOf(faceUp, series('HERO'), monster, youControl, except(thisCard));

export const elementalHeroStratos = monsterCard(40044918, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'tribute', 'special']),
      use: 'when-you-can',
      modes: [
        { resolve: destroy(chooseUpTo(otherHeroes, spellOrTrap, onField)) },
        { resolve: addToHand(choose1(series('HERO'), monster, inYourDeck)) },
      ],
    }),
  ],
});
