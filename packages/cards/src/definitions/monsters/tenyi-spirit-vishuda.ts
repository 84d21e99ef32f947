import {
  banish,
  ignition,
  opponentControls,
  returnToHand,
  target,
  target1,
  thisCard,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { besideNonEffectMonster, tenyiSummon } from '../../archetypes/tenyi.ts';
import { monsterCard } from '../../card.ts';

export const tenyiSpiritVishuda = monsterCard(23431858, {
  effects: [
    tenyiSummon,
    ignition({
      from: ['hand', 'gy'],
      condition: besideNonEffectMonster,
      limit: useOncePerTurn,
      cost: banish(thisCard),
      targets: [target1(opponentControls)],
      resolve: returnToHand(target),
    }),
  ],
});
