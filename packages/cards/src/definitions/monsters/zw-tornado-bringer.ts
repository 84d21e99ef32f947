import {
  cannotBeTargetedByOpponent,
  canOnlyControl1,
  destroy,
  destructionReplaced,
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

export const zwTornadoBringer = monsterCard(81471108, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [stillTheirs(target1(series('Utopia'), monster, youControl))],
      resolve: equip(thisCard, target),
    }),

    whileEquipped(1, gainsAtk(1300), cannotBeTargetedByOpponent),
    whileEquipped(2, destructionReplaced({ by: ['battle'], use: 'mandatory', instead: destroy(thisCard) })),
    { ...canOnlyControl1(named('ZW - Tornado Bringer')), number: 3 },
  ],
});
