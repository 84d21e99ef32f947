import {
  apply,
  atkOf,
  canAttackAll,
  continuous,
  detach,
  exactLevel,
  faceUp,
  gainsAtk,
  ignition,
  itself,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  race,
  summonedBy,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const raidraptorRiseFalcon = monsterCard(73887236, {
  summoning: { materials: [materials(3, exactLevel(4), race('Winged Beast'), monster)] },
  effects: [
    continuous({ affects: itself(thisCard), modifiers: [canAttackAll(summonedBy('special'))] }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      targets: [target1(monster, faceUp, summonedBy('special'), opponentControls)],
      resolve: apply('while-face-up', thisCard, gainsAtk(atkOf(target))),
    }),
  ],
});
