import {
  activatesUpTo,
  attacksWithOneMonsterEachBattlePhase,
  attribute,
  continuous,
  materials,
  monster,
  named,
  player,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const invokedCaliga = monsterCard(13529466, {
  summoning: {
    materials: [materials(1, named('Aleister the Invoker')), materials(1, attribute('DARK'), monster)],
  },
  effects: [
    continuous({
      affects: player('any'),
      modifiers: [activatesUpTo(1, monster), attacksWithOneMonsterEachBattlePhase],
    }),
  ],
});
