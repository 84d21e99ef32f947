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

export const amazonessSwordsWoman = monsterCard(94004268, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [opponentTakesBattleDamage],
    }),
  ],
});
