import {
  all,
  attackingMonster,
  attackTarget,
  continuous,
  doubleBattleDamage,
  isCard,
  matches,
  opponentControls,
  player,
  thisCard,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const stoneStatueOfTheAztecs = monsterCard(31812496, {
  effects: [
    continuous({
      while: all(matches(attackingMonster, opponentControls), matches(attackTarget, isCard(thisCard))),
      affects: player('opponent'),
      modifiers: [doubleBattleDamage],
    }),
  ],
});
