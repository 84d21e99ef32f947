import {
  apply,
  choose1,
  declaresAttack,
  discard,
  inYourHand,
  notDestroyedByBattle,
  opponentControls,
  specialSummon,
  targetedForAttack,
  thisCard,
  trigger,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const gagagaGardna = monsterCard(12423762, {
  effects: [
    trigger({
      from: ['hand'],
      on: declaresAttack([opponentControls], 'direct'),
      use: 'when-you-can',
      resolve: specialSummon(thisCard),
    }),
    trigger({
      on: targetedForAttack(),
      use: 'when-you-can',
      cost: discard(choose1(inYourHand)),
      resolve: apply('end-of-this-battle', thisCard, notDestroyedByBattle()),
    }),
  ],
});
