import {
  continuous,
  halfBattleDamage,
  isCard,
  matches,
  player,
  thisCard,
  yourBattlingMonster,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const photonCircle = monsterCard(64145892, {
  effects: [
    continuous({
      while: matches(yourBattlingMonster, isCard(thisCard)),
      affects: player('you'),
      modifiers: [halfBattleDamage],
    }),
  ],
});
