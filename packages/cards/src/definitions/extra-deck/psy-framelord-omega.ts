import {
  also,
  and,
  as,
  asItIsNow,
  at,
  atRandom,
  banish,
  duringPhase,
  except,
  faceUp,
  ignition,
  inGys,
  inPhase,
  later,
  nextPhase,
  oncePerTurn,
  onField,
  quick,
  returnToGy,
  returnToHand,
  shuffleIntoDeck,
  target,
  target1,
  that,
  the,
  thisCard,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const psyFramelordOmega = monsterCard(74586817, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    quick({
      limit: oncePerTurn,
      condition: duringPhase('main1', 'main2'),
      resolve: also(
        and(
          banish(that(thisCard, faceUp, onField), { until: 'standby-phase', turns: nextPhase('you') }),
          banish(as('taken', atRandom(1, at('opponent', 'hand')))),
        ),
        later(
          'standby-phase',
          returnToHand(that(asItIsNow(the('taken')), at('any', 'banished'))),
          nextPhase('you'),
        ),
      ),
    }),
    trigger({
      on: inPhase('standby', 'opponent'),
      use: 'if-you-can',
      limit: oncePerTurn,
      targets: [target1(at('any', 'banished'))],
      resolve: returnToGy(target),
    }),
    ignition({
      from: ['gy'],
      targets: [target1(inGys, except(thisCard))],
      resolve: and(shuffleIntoDeck(target), shuffleIntoDeck(thisCard)),
    }),
  ],
});
