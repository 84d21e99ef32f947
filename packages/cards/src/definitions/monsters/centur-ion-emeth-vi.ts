import {
  all,
  also,
  andIfYouDo,
  apply,
  cannotSpecialSummon,
  duringPhase,
  faceUp,
  matches,
  monster,
  named,
  not,
  opponentsTurn,
  placeAsTrap,
  player,
  property,
  quick,
  series,
  specialSummon,
  target,
  target1,
  thisCard,
  trap,
  useOncePerTurn,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const centurIonEmethVi = monsterCard(78888899, {
  effects: [
    quick({
      from: ['hand', 'gy'],
      condition: opponentsTurn,
      limit: useOncePerTurn,
      targets: [
        target1(series('Centur-Ion'), monster, faceUp, youControl, not(named('Centur-Ion Emeth VI'))),
      ],
      resolve: also(
        andIfYouDo(placeAsTrap(target), specialSummon(thisCard)),
        apply('end-of-turn', player('you'), cannotSpecialSummon(named('Centur-Ion Emeth VI'))),
      ),
    }),
    quick({
      from: ['spells'],
      condition: all(duringPhase('main1', 'main2'), matches(thisCard, property('Continuous'), trap)),
      limit: useOncePerTurn,
      resolve: specialSummon(thisCard),
    }),
  ],
});
