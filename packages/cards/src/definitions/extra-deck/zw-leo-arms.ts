import {
  addToHand,
  all,
  apply,
  attackedThisTurn,
  attacksMonsterOnceMore,
  cannotAttackDirectly,
  choose1,
  continuous,
  detach,
  duringPhase,
  equip,
  equippedMonster,
  exactLevel,
  gainsAtk,
  ignition,
  inYourDeck,
  itself,
  materials,
  monster,
  oncePerTurn,
  quick,
  sendToGy,
  series,
  target,
  target1,
  thisCard,
  youControl,
  yourTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

export const zwLeoArms = monsterCard(60992364, {
  summoning: { materials: [materials(2, exactLevel(5), monster)] },
  effects: [
    continuous({ from: ['monsters'], affects: itself(thisCard), modifiers: [cannotAttackDirectly] }),
    ignition({
      limit: oncePerTurn,
      cost: detach(1),
      resolve: addToHand(choose1(series('ZW -'), monster, inYourDeck)),
    }),
    ignition({
      targets: [target1(series('Utopia'), monster, youControl)],
      resolve: equip(thisCard, target),
    }),
    whileEquipped(3, gainsAtk(3000)),
    quick({
      from: ['spells'],
      condition: all(yourTurn, duringPhase('battle'), attackedThisTurn(equippedMonster)),
      cost: sendToGy(thisCard),
      resolve: apply('end-of-battle-phase', equippedMonster, attacksMonsterOnceMore),
    }),
  ],
});
