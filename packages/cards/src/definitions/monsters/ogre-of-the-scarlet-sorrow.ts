import {
  allThatMatch,
  also,
  andIfYouDo,
  apply,
  atkBecomes,
  atkOf,
  cannotTargetForAttacks,
  declaresNthDirectAttack,
  defBecomes,
  defOf,
  directAttacker,
  except,
  faceUp,
  ifSo,
  matches,
  monster,
  onField,
  onlyWhile,
  opponentControls,
  opponentsTurn,
  specialSummon,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const FIRST = directAttacker(1);
const TAKES_ITS_VALUES = apply('while-face-up', thisCard, atkBecomes(atkOf(FIRST)), defBecomes(defOf(FIRST)));
const DRAWS_ALL_ATTACKS = onlyWhile(
  matches(thisCard, faceUp, onField),
  apply('end-of-turn', allThatMatch(monster, opponentControls), cannotTargetForAttacks(except(thisCard))),
);

export const ogreOfTheScarletSorrow = monsterCard(82670878, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresNthDirectAttack(2, [monster, opponentControls]),
      use: 'when-you-can',
      condition: opponentsTurn,
      resolve: andIfYouDo(
        specialSummon(thisCard),
        also(ifSo(matches(FIRST, faceUp, onField), TAKES_ITS_VALUES), DRAWS_ALL_ATTACKS),
      ),
    }),
  ],
});
