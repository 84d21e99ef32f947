import {
  activateOncePerTurn,
  activation,
  addToHand,
  banish,
  choose1,
  chooseExactly,
  either,
  inYourDeck,
  inYourGy,
  mentions,
  named,
  not,
  spell,
  spellOrTrap,
  type Test,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

const MENTIONS: Test = either([mentions('Dark Magician')], [mentions('Dark Magician Girl')]);

export const darkMagicInheritance = spellCard(41735184, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      cost: banish(chooseExactly(2, spell, inYourGy)),
      resolve: addToHand(choose1(spellOrTrap, MENTIONS, not(named('Dark Magic Inheritance')), inYourDeck)),
    }),
  ],
});
