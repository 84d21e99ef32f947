import {
  activation,
  allThatMatch,
  cannotDeclareAttacks,
  continuous,
  effectsCannotBeActivated,
  faceUp,
  inMonsterZone,
  level,
  monster,
  summonedBy,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const graveOfTheSuperAncientOrganism = trapCard(83266092, {
  effects: [
    activation(),
    continuous({
      number: 1,
      from: ['spells'],
      affects: allThatMatch(level({ min: 6 }), summonedBy('special'), monster, faceUp, inMonsterZone),
      modifiers: [cannotDeclareAttacks, effectsCannotBeActivated],
    }),
  ],
});
