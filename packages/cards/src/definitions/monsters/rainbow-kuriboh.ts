import {
  andIfYouDo,
  apply,
  attackingMonster,
  banishedWhenItLeaves,
  cannotAttack,
  continuous,
  declaresAttack,
  equip,
  equippedMonster,
  isCard,
  itself,
  monster,
  opponentControls,
  specialSummon,
  target,
  target1,
  thisCard,
  trigger,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const rainbowKuriboh = monsterCard(2830693, {
  effects: [
    trigger({
      number: 1,
      from: ['hand'],
      on: declaresAttack([monster, opponentControls]),
      use: 'when-you-can',
      limit: useOncePerTurn,
      targets: [target1(isCard(attackingMonster))],
      resolve: equip(thisCard, target),
    }),
    continuous({ number: 1, from: ['spells'], affects: itself(equippedMonster), modifiers: [cannotAttack] }),
    trigger({
      number: 2,
      from: ['gy'],
      on: declaresAttack([monster, opponentControls], 'direct'),
      use: 'when-you-can',
      limit: useOncePerTurn,
      resolve: andIfYouDo(specialSummon(thisCard), apply('while-it-stays', thisCard, banishedWhenItLeaves)),
    }),
  ],
});
