import {
  activateOncePerTurn,
  activation,
  destroy,
  every,
  exists,
  faceUp,
  inAttackPosition,
  monster,
  opponentControls,
  spellOrTrap,
  unless,
  youControl,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const lightningStorm = spellCard(14532163, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      condition: unless(exists(faceUp, youControl)),
      modes: [
        { resolve: destroy(every(inAttackPosition, monster, opponentControls)) },
        { resolve: destroy(every(spellOrTrap, opponentControls)) },
      ],
    }),
  ],
});
