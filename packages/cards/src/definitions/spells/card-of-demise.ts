import {
  activateOncePerTurn,
  activation,
  also,
  apply,
  cannotSpecialSummon,
  drawUntil,
  every,
  inYourHand,
  later,
  noBattleDamage,
  noEffectDamage,
  oath,
  player,
  sendToGy,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const cardOfDemise = spellCard(59750328, {
  effects: [
    activation({
      limit: activateOncePerTurn,
      oath: oath(player('you'), cannotSpecialSummon()),
      resolve: also(
        drawUntil(3),
        apply('end-of-turn', player('opponent'), noBattleDamage, noEffectDamage),
        later('end-phase', sendToGy(every(inYourHand))),
      ),
    }),
  ],
});
