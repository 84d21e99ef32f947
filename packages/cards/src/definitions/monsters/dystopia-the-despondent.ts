import {
  all,
  allThatMatch,
  apply,
  banish,
  cannotAttack,
  choose1,
  chooseExactly,
  continuous,
  duringTiming,
  exactLevel,
  except,
  faceUp,
  inYourGy,
  monster,
  notDestroyedByBattle,
  oncePerBattle,
  quick,
  sendToGy,
  thisCard,
  thisCardBattles,
  unaffectedBy,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const level1 = exactLevel(1);

export const dystopiaTheDespondent = monsterCard(52085072, {
  summoning: {
    procedure: {
      from: ['hand', 'gy'],
      does: sendToGy(chooseExactly(4, faceUp, level1, monster, youControl)),
    },
    only: ['procedure'],
  },
  effects: [
    continuous({
      affects: allThatMatch(except(thisCard), monster, youControl),
      modifiers: [cannotAttack],
    }),
    quick({
      condition: all(duringTiming('battle-step'), thisCardBattles),
      limit: oncePerBattle,
      cost: banish(choose1(level1, monster, inYourGy)),
      resolve: apply('end-of-damage-step', thisCard, unaffectedBy(except(thisCard)), notDestroyedByBattle()),
    }),
  ],
});
