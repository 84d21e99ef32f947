import {
  allThatMatchNow,
  apply,
  cannotBeTargeted,
  frame,
  inPhase,
  inTurn,
  inYourGy,
  monster,
  nextTurn,
  notDestroyedByEffects,
  oncePerTurn,
  race,
  specialSummon,
  summoned,
  target,
  target1,
  thisOne,
  trigger,
  tunerAndNonTuners,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

const yourDragons = allThatMatchNow(race('Dragon'), monster, youControl);

export const azureEyesSilverDragon = monsterCard(40908371, {
  summoning: {
    materials: tunerAndNonTuners(frame('normal')),
  },
  effects: [
    trigger({
      on: summoned(thisOne, ['special']),
      use: 'mandatory',
      resolve: inTurn(nextTurn(), apply('end-of-turn', yourDragons, cannotBeTargeted, notDestroyedByEffects)),
    }),
    trigger({
      on: inPhase('standby', 'you'),
      use: 'if-you-can',
      limit: oncePerTurn,
      targets: [target1(frame('normal'), monster, inYourGy)],
      resolve: specialSummon(target),
    }),
  ],
});
