import {
  activation,
  all,
  atLeast,
  chainLinkNumber,
  sameNamesInChain,
  takeDamage,
  times,
  unless,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const chainStrike = spellCard(91623717, {
  effects: [
    activation({
      condition: all(atLeast(chainLinkNumber, 2), unless(sameNamesInChain)),
      resolve: takeDamage('opponent', times(400, chainLinkNumber)),
    }),
  ],
});
