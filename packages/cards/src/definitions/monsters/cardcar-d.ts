import {
  all,
  andThen,
  becomeTheEndPhase,
  cannotSpecialSummon,
  draw,
  duringPhase,
  ignition,
  oath,
  player,
  summonedThisTurn,
  thisCard,
  tribute,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const cardcarD = monsterCard(45812361, {
  summoning: { only: [] },
  effects: [
    ignition({
      condition: all(duringPhase('main1'), summonedThisTurn(thisCard, 'normal', 'tribute')),
      oath: oath(player('you'), cannotSpecialSummon()),
      cost: tribute(thisCard),
      resolve: andThen(draw(2), becomeTheEndPhase),
    }),
  ],
});
