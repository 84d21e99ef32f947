import {
  continuous,
  isCard,
  matches,
  opponentTakesBattleDamage,
  player,
  thisCard,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';
import { gemini } from '../../kinds.ts';

export const magicalReflectSlime = monsterCard(3918345, {
  effects: gemini(
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
  ),
});
