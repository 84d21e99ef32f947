import {
  activation,
  opponentControls,
  returnToHand,
  spellOrTrap,
  stillTheirs,
  target,
  target1,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const spiritualism = spellCard(15866454, {
  effects: [
    activation({
      targets: [stillTheirs(target1(spellOrTrap, opponentControls))],
      resolve: returnToHand(target),
      notNegated: 'activation-and-effect',
    }),
  ],
});
