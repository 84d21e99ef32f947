import {
  all,
  attackingMonster,
  continuous,
  doubleBattleDamage,
  matches,
  opponentControls,
  player,
  thisCardIsAttacked,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const stoneStatueOfTheAztecs = monsterCard(31812496, {
  effects: [
    continuous({
      while: all(matches(attackingMonster, opponentControls), thisCardIsAttacked),
      affects: player('opponent'),
      modifiers: [doubleBattleDamage],
    }),
  ],
});
