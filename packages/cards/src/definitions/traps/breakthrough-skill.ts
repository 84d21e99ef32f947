import {
  activation,
  all,
  apply,
  banish,
  cameThisTurn,
  effectMonster,
  effectsNegated,
  opponentControls,
  quick,
  stillTheirs,
  target,
  target1,
  thisCard,
  unless,
  yourTurn,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const breakthroughSkill = trapCard(78474168, {
  effects: [
    activation({
      targets: [stillTheirs(target1(effectMonster, opponentControls))],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
    quick({
      from: ['gy'],
      condition: all(yourTurn, unless(cameThisTurn(thisCard))),
      cost: banish(thisCard),
      targets: [stillTheirs(target1(effectMonster, opponentControls))],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
  ],
});
