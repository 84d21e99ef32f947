import { continuous, opponentTakesBattleDamage, player, thisCardBattles } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const amazonessSwordsWoman = monsterCard(94004268, {
  effects: [
    continuous({
      while: thisCardBattles,
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
  ],
});
