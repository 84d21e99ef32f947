import {
  and,
  apply,
  continuous,
  exists,
  faceUp,
  gainsAtk,
  ignition,
  inMonsterZone,
  itself,
  monster,
  notDestroyedByBattle,
  specialSummon,
  specialSummonedFrom,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dogmatikaTheoTheIronPunch = monsterCard(96891787, {
  effects: [
    ignition({
      from: ['hand'],
      limit: useOncePerTurn,
      condition: exists(specialSummonedFrom('extra'), monster, inMonsterZone),
      resolve: specialSummon(thisCard),
    }),
    continuous({
      from: ['monsters'],
      affects: itself(thisCard),
      modifiers: [notDestroyedByBattle(specialSummonedFrom('extra'))],
    }),
    ignition({
      limit: useOncePerTurn,
      targets: [target1(specialSummonedFrom('extra'), monster, faceUp, inMonsterZone)],
      resolve: and(
        apply('end-of-turn', thisCard, gainsAtk(600)),
        apply('end-of-turn', target, gainsAtk(-600)),
      ),
    }),
  ],
});
