import {
  apply,
  attacksOnceMoreInARow,
  destroysByBattleAndSendsToGy,
  detach,
  exactLevel,
  materials,
  monster,
  oncePerTurn,
  opponentControls,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const kachiKochiDragon = monsterCard(69069911, {
  summoning: { materials: [materials(2, exactLevel(4), monster)] },
  effects: [
    trigger({
      on: destroysByBattleAndSendsToGy([monster, opponentControls]),
      use: 'when-you-can',
      limit: oncePerTurn,
      cost: detach(1),
      resolve: apply('end-of-battle-phase', thisCard, attacksOnceMoreInARow),
    }),
  ],
});
