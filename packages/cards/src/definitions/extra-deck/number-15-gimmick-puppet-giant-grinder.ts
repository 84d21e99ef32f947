import {
  andThen,
  asItIsNow,
  destroy,
  detach,
  duringPhase,
  exactLevel,
  frame,
  ifSo,
  ignition,
  matches,
  materials,
  monster,
  opponentControls,
  originalAtkOf,
  summonedBy,
  takeDamage,
  target,
  target1,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number15GimmickPuppetGiantGrinder = monsterCard(88120966, {
  summoning: { materials: [materials(2, exactLevel(8), monster)] },
  effects: [
    ignition({
      limit: { of: 'copy', times: 2, within: 'turn' },
      condition: duringPhase('main1'),
      cost: detach(1),
      targets: [target1(monster, opponentControls, summonedBy('special'))],
      resolve: andThen(
        destroy(target),
        ifSo(
          matches(asItIsNow(target), frame('xyz')),
          takeDamage('opponent', originalAtkOf(asItIsNow(target))),
        ),
      ),
    }),
  ],
});
