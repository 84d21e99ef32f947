import {
  addToHand,
  and,
  andIfYouDo,
  banish,
  except,
  faceUp,
  ignition,
  inAttackPosition,
  inYourGy,
  monster,
  nextPhase,
  oncePerTurn,
  opponentControls,
  quick,
  returnToExtraDeck,
  series,
  summonedBy,
  target,
  target1,
  thisCard,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const psyFramelordZeta = monsterCard(37192109, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    quick({
      limit: oncePerTurn,
      targets: [target1(summonedBy('special'), faceUp, inAttackPosition, monster, opponentControls)],
      resolve: and(
        banish(target, { until: 'standby-phase', turns: nextPhase('you') }),
        banish(thisCard, { until: 'standby-phase', turns: nextPhase('you') }),
      ),
    }),
    ignition({
      from: ['gy'],
      targets: [target1(series('PSY-Frame'), inYourGy, except(thisCard))],
      resolve: andIfYouDo(returnToExtraDeck(thisCard), addToHand(target)),
    }),
  ],
});
