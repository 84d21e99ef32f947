import {
  activation,
  allThatMatchNow,
  also,
  apply,
  effectsNegated,
  faceUp,
  monster,
  noBattleDamage,
  noEffectDamage,
  opponentControls,
  player,
} from '@spellspeed/engine/language';
import { spellCard } from '../../card.ts';

export const darkRulerNoMore = spellCard(54693926, {
  effects: [
    activation({
      locksResponses: { by: 'any', what: 'card-or-effect', card: [monster] },
      resolve: also(
        apply('end-of-turn', allThatMatchNow(faceUp, monster, opponentControls), effectsNegated),
        apply('end-of-turn', player('opponent'), noBattleDamage, noEffectDamage),
      ),
    }),
  ],
});
