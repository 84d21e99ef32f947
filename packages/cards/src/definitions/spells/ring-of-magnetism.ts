import {
  activation,
  allThatMatch,
  cannotAttackDirectly,
  cannotTargetForAttacks,
  continuous,
  equip,
  equippedMonster,
  faceUp,
  gainsAtkDef,
  isCard,
  itself,
  monster,
  not,
  opponentControls,
  target,
  target1,
  thisCard,
  youControl,
} from '@spellspeed/engine';
import { spellCard } from '../../card.ts';

export const ringOfMagnetism = spellCard(20436034, {
  effects: [
    activation({ targets: [target1(monster, faceUp, youControl)], resolve: equip(thisCard, target) }),
    continuous({ number: 1, affects: itself(equippedMonster), modifiers: [gainsAtkDef(-500)] }),
    continuous({
      number: 1,
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotTargetForAttacks(not(isCard(equippedMonster))), cannotAttackDirectly],
    }),
  ],
});
