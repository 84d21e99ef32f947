import {
  allThatMatch,
  cannotAttackDirectly,
  cannotTargetForAttacks,
  continuous,
  equippedMonster,
  equipsTo,
  faceUp,
  gainsAtkDef,
  isCard,
  itself,
  monster,
  not,
  opponentControls,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const ringOfMagnetism = spellCard(20436034, {
  effects: [
    equipsTo([monster, faceUp, youControl]),
    continuous({ number: 1, affects: itself(equippedMonster), modifiers: [gainsAtkDef(-500)] }),
    continuous({
      number: 1,
      affects: allThatMatch(monster, opponentControls),
      modifiers: [cannotTargetForAttacks(not(isCard(equippedMonster))), cannotAttackDirectly],
    }),
  ],
});
