import {
  activation,
  at,
  destroy,
  every,
  existExactly,
  exists,
  faceDown,
  faceUp,
  monster,
  SPELL_TRAP_ZONES,
  series,
  youControl,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const yourBlackwings = [series('Blackwing'), monster, faceUp, youControl];

export const deltaCrowAntiReverse = trapCard(59839761, {
  effects: [
    activation({
      fromHand: existExactly(3, ...yourBlackwings),
      condition: exists(...yourBlackwings),
      resolve: destroy(every(faceDown, at('opponent', ...SPELL_TRAP_ZONES))),
    }),
  ],
});
