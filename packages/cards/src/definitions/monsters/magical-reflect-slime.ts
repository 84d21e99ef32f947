import { continuous, opponentTakesBattleDamage, player, thisCardBattles } from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';
import { gemini } from '../../kinds.ts';

export const magicalReflectSlime = monsterCard(3918345, {
  effects: gemini(
    continuous({
      while: thisCardBattles,
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
  ),
});
