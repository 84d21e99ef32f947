import {
  addToHand,
  allThatMatch,
  at,
  cannotTargetForAttacks,
  choose1,
  continuous,
  FIELD_ZONES,
  isCard,
  itself,
  monster,
  moved,
  nameBecomes,
  named,
  not,
  opponentControls,
  series,
  thisCard,
  thisOne,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dupeFrog = monsterCard(46239604, {
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [nameBecomes('Des Frog')] }),
    continuous({
      from: ['monsters'],
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotTargetForAttacks(not(isCard(thisCard)))],
    }),
    trigger({
      from: ['gy'],
      on: moved(thisOne, { from: FIELD_ZONES, to: ['gy'] }),
      use: 'when-you-can',
      resolve: addToHand(choose1(series('Frog'), monster, not(named('Dupe Frog')), at('you', 'deck', 'gy'))),
    }),
  ],
});
