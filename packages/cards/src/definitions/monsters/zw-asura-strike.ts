import {
  canAttackAllMonsters,
  canOnlyControl1,
  equip,
  gainsAtk,
  ignition,
  monster,
  named,
  series,
  stillTheirs,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

export const zwAsuraStrike = monsterCard(40941889, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [stillTheirs(target1(series('Utopia'), monster, youControl))],
      resolve: equip(thisCard, target),
    }),

    whileEquipped(1, gainsAtk(1000)),
    whileEquipped(2, canAttackAllMonsters),
    { ...canOnlyControl1(named('ZW - Asura Strike')), number: 3 },
  ],
});
