import {
  all,
  attackingMonster,
  attackTarget,
  canBeKeptAsSpell,
  continuous,
  duringDamageStep,
  gainsAtk,
  isCard,
  itself,
  matches,
  monster,
  opponentControls,
  thisCard,
} from '@spellspeed/engine';
import { monsterCard } from '../../card.ts';

export const crystalBeastTopazTiger = monsterCard(95600067, {
  effects: [
    continuous({
      from: ['monsters'],
      while: all(
        duringDamageStep,
        matches(attackingMonster, isCard(thisCard)),
        matches(attackTarget, monster, opponentControls),
      ),
      affects: itself(thisCard),
      modifiers: [gainsAtk(400)],
    }),
    canBeKeptAsSpell,
  ],
});
