import {
  activateOncePerTurn,
  activation,
  at,
  atLeast,
  draw,
  excessOf,
  FIELD_ZONES,
  numberOf,
  opponentControls,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

const YOURS = numberOf(at('you', 'hand', ...FIELD_ZONES));
const SURPLUS = excessOf(numberOf(opponentControls), YOURS);

export const balanceOfJudgment = trapCard(67443336, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      condition: atLeast(SURPLUS, 1),
      resolve: draw(SURPLUS),
    }),
  ],
});
