import {
  canBeKeptAsSpell,
  changeAttackTarget,
  except,
  monster,
  series,
  targetedForAttack,
  thisCard,
  trigger,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalBeastAmberMammoth = monsterCard(69937550, {
  effects: [
    trigger({
      on: targetedForAttack([series('Crystal Beast'), monster, youControl, except(thisCard)]),
      use: 'when-you-can',
      resolve: changeAttackTarget(thisCard),
    }),
    canBeKeptAsSpell,
  ],
});
