import {
  all,
  attackTarget,
  canBeKeptAsSpell,
  continuous,
  duringDamageStep,
  gainsAtk,
  itself,
  matches,
  monster,
  opponentControls,
  thisCard,
  thisCardAttacks,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const crystalBeastTopazTiger = monsterCard(95600067, {
  effects: [
    continuous({
      from: ['monsters'],
      while: all(duringDamageStep, thisCardAttacks, matches(attackTarget, monster, opponentControls)),
      affects: itself(thisCard),
      modifiers: [gainsAtk(400)],
    }),
    canBeKeptAsSpell,
  ],
});
