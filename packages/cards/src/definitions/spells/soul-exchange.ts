import {
  activation,
  apply,
  monster,
  noBattlePhase,
  oath,
  opponentControls,
  player,
  target,
  target1,
  tributedByOpponent,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const soulExchange = spellCard(68005187, {
  effects: [
    activation({
      oath: oath(player('you'), noBattlePhase),
      targets: [target1(monster, opponentControls)],
      resolve: apply('end-of-turn', target, tributedByOpponent),
    }),
  ],
});
