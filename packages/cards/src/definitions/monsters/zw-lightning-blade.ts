import {
  allThatMatch,
  canOnlyControl1,
  continuous,
  destroy,
  destructionReplaced,
  equip,
  equippedTo,
  faceUp,
  gainsAtk,
  ignition,
  matches,
  monster,
  named,
  notDestroyedByOpponentsEffects,
  series,
  stillTheirs,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

export const zwLightningBlade = monsterCard(45082499, {
  effects: [
    ignition({
      from: ['hand', 'monsters'],
      targets: [stillTheirs(target1(series('Utopia'), monster, youControl))],
      resolve: equip(thisCard, target),
    }),

    whileEquipped(1, gainsAtk(1200)),
    continuous({
      number: 2,
      from: ['spells'],
      while: matches(thisCard, equippedTo(monster)),
      affects: allThatMatch(series('ZW -'), faceUp, youControl),
      modifiers: [notDestroyedByOpponentsEffects],
    }),
    whileEquipped(2, destructionReplaced({ by: ['effect'], use: 'mandatory', instead: destroy(thisCard) })),
    { ...canOnlyControl1(named('ZW - Lightning Blade')), number: 3 },
  ],
});
