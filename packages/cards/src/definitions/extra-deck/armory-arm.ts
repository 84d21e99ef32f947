import {
  destroysByBattleAndSendsToGy,
  equip,
  equippedMonster,
  eventCard,
  except,
  faceUp,
  gainsAtk,
  ignition,
  isCard,
  monster,
  oncePerTurn,
  onField,
  originalAtkOf,
  specialSummon,
  takeDamage,
  target,
  target1,
  thisCard,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { whileEquipped } from '../../kinds.ts';

export const armoryArm = monsterCard(29071332, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    ignition({
      number: 1,
      from: ['monsters', 'spells'],
      limit: oncePerTurn,
      modes: [
        {
          from: ['monsters'],
          targets: [target1(monster, faceUp, onField, except(thisCard))],
          resolve: equip(thisCard, target),
        },
        { from: ['spells'], resolve: specialSummon(thisCard, { positions: ['attack'] }) },
      ],
    }),
    whileEquipped(1, gainsAtk(1000)),
    trigger({
      number: 1,
      from: ['spells'],
      on: destroysByBattleAndSendsToGy([monster], [isCard(equippedMonster)]),
      use: 'mandatory',
      resolve: takeDamage('opponent', originalAtkOf(eventCard)),
    }),
  ],
});
