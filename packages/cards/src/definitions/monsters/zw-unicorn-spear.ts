import {
  apply,
  attackingMonster,
  attackTarget,
  canOnlyControl1,
  effectsNegated,
  equip,
  equippedMonster,
  gainsAtk,
  ignition,
  isCard,
  matches,
  monster,
  named,
  opponentControls,
  target,
  target1,
  targetedForAttack,
  thisCard,
  unclassified,
  youControl,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

import { whileEquipped } from '../../kinds.ts';

const onlyOne = { ...canOnlyControl1(named('ZW - Unicorn Spear')), number: 3 };
/** Whom the equipped monster battles is settled when there is an attack target, after a replay too. */
const inBattle = { number: 2, from: ['spells'] } as const;

export const zwUnicornSpear = monsterCard(76080032, {
  effects: [
    ignition({
      from: ['hand'],
      targets: [target1(named('Number C39: Utopia Ray'), monster, youControl)],
      resolve: equip(thisCard, target),
    }),
    whileEquipped(1, gainsAtk(1900)),
    unclassified({
      ...inBattle,
      on: targetedForAttack([isCard(equippedMonster)]),
      does: apply('end-of-battle-phase', attackingMonster, effectsNegated),
    }),
    unclassified({
      ...inBattle,
      on: targetedForAttack([opponentControls]),
      condition: matches(attackingMonster, isCard(equippedMonster)),
      does: apply('end-of-battle-phase', attackTarget, effectsNegated),
    }),
    onlyOne,
  ],
});
