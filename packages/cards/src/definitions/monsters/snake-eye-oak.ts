import {
  addToHand,
  and,
  applyOneOf,
  at,
  attribute,
  choose1,
  exactLevel,
  except,
  faceUp,
  ignition,
  monster,
  named,
  not,
  sendToGy,
  series,
  specialSummon,
  summoned,
  target,
  target1,
  thisCard,
  thisOne,
  trigger,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const snakeEyeOak = monsterCard(45663742, {
  effects: [
    trigger({
      on: summoned(thisOne, ['normal', 'special']),
      use: 'if-you-can',
      limit: useOncePerTurn,
      targets: [target1(exactLevel(1), attribute('FIRE'), monster, at('you', 'banished', 'gy'))],
      resolve: applyOneOf(addToHand(target), specialSummon(target)),
    }),
    ignition({
      limit: useOncePerTurn,
      cost: and(sendToGy(thisCard), sendToGy(choose1(faceUp, youControl, except(thisCard)))),
      resolve: specialSummon(
        choose1(series('Snake-Eye'), monster, at('you', 'hand', 'deck'), not(named('Snake-Eye Oak'))),
      ),
    }),
  ],
});
