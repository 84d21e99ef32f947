import {
  activation,
  all,
  atLeast,
  banish,
  byOpponent,
  chooseAsMany,
  duringTiming,
  excessOf,
  exists,
  numberOf,
  opponentControls,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const yours = numberOf(youControl);
const theirs = numberOf(opponentControls);

export const evenlyMatched = trapCard(15693423, {
  effects: [
    activation({
      fromHand: unless(exists(youControl)),
      condition: all(duringTiming('battle-end'), unless(atLeast(yours, theirs))),
      resolve: banish(byOpponent(chooseAsMany(excessOf(theirs, yours), opponentControls)), { face: 'down' }),
    }),
  ],
});
