import {
  all,
  apply,
  duringPhase,
  effectMonster,
  effectsNegated,
  opponentControls,
  opponentsTurn,
  quick,
  sendToGy,
  stillTheirs,
  target,
  target1,
  thisCard,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const effectVeiler = monsterCard(97268402, {
  effects: [
    quick({
      from: ['hand'],
      condition: all(opponentsTurn, duringPhase('main1', 'main2')),
      cost: sendToGy(thisCard),
      targets: [stillTheirs(target1(effectMonster, opponentControls))],
      resolve: apply('end-of-turn', target, effectsNegated),
    }),
  ],
});
