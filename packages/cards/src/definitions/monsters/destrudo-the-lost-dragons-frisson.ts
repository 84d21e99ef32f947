import {
  also,
  andIfYouDo,
  apply,
  ignition,
  level,
  levelOf,
  levelRaised,
  lifePointsOf,
  monster,
  payLifePoints,
  placedOnBottomWhenItLeaves,
  specialSummon,
  target,
  target1,
  thisCard,
  times,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const destrudoTheLostDragonsFrisson = monsterCard(5560911, {
  effects: [
    ignition({
      from: ['hand', 'gy'],
      limit: useOncePerTurn,
      cost: payLifePoints(times(0.5, lifePointsOf('you'))),
      targets: [target1(level({ max: 6 }), monster, youControl)],
      resolve: also(
        andIfYouDo(
          specialSummon(thisCard),
          apply('while-it-stays', thisCard, levelRaised(times(-1, levelOf(target)))),
        ),
        apply('while-it-stays', thisCard, placedOnBottomWhenItLeaves),
      ),
    }),
  ],
});
