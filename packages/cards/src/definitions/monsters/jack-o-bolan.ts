import {
  all,
  andIfYouDo,
  andThen,
  apply,
  banish,
  banishedWhenItLeaves,
  choose1,
  discard,
  duringPhase,
  faceUp,
  ignition,
  inGys,
  inYourHand,
  monster,
  opponentsTurn,
  quick,
  race,
  specialSummon,
  target,
  target1,
  that,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const jackOBolan = monsterCard(36016907, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      cost: discard(choose1(race('Zombie'), monster, inYourHand)),
      resolve: specialSummon(thisCard),
    }),
    quick({
      limit: useOncePerTurn,
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      targets: [target1(race('Zombie'), monster, inGys)],
      resolve: andThen(
        andIfYouDo(specialSummon(target), apply('while-it-stays', target, banishedWhenItLeaves)),
        banish(that(thisCard, faceUp), { until: 'end-phase' }),
      ),
    }),
  ],
});
