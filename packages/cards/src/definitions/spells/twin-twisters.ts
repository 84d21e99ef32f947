import {
  activation,
  choose1,
  destroy,
  discard,
  inYourHand,
  onField,
  spellOrTrap,
  target,
  targetUpTo,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const twinTwisters = spellCard(43898403, {
  effects: [
    activation({
      cost: discard(choose1(inYourHand)),
      targets: [targetUpTo(2, spellOrTrap, onField)],
      resolve: destroy(target),
    }),
  ],
});
