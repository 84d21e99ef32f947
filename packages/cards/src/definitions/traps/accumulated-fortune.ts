import {
  activation,
  all,
  atLeast,
  chainLinkNumber,
  draw,
  sameNamesInChain,
  unless,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const accumulatedFortune = trapCard(98444741, {
  effects: [
    activation({
      condition: all(atLeast(chainLinkNumber, 4), unless(sameNamesInChain)),
      resolve: draw(2),
    }),
  ],
});
