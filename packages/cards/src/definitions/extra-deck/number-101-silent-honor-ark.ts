import {
  attach,
  continuous,
  destructionReplaced,
  detach,
  exactLevel,
  faceUp,
  ignition,
  inAttackPosition,
  itself,
  materials,
  monster,
  opponentControls,
  summonedBy,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const number101SilentHonorArk = monsterCard(48739166, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    ignition({
      limit: useOncePerTurn,
      cost: detach(2),
      targets: [target1(monster, summonedBy('special'), faceUp, inAttackPosition, opponentControls)],
      resolve: attach(target, thisCard),
    }),
    continuous({
      affects: itself(thisCard),
      modifiers: [destructionReplaced({ by: ['battle', 'effect'], use: 'optional', instead: detach(1) })],
    }),
  ],
});
