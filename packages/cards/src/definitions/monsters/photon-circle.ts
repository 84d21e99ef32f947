import { continuous, halfBattleDamage, player, thisCardBattles } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const photonCircle = monsterCard(64145892, {
  effects: [
    continuous({
      while: thisCardBattles,
      affects: player('you'),
      modifiers: [halfBattleDamage],
    }),
  ],
});
