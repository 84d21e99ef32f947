import {
  also,
  apply,
  attacks,
  banish,
  cardOrEffectActivated,
  chainedTo,
  destroysByBattleAndSendsToGy,
  effectMonster,
  eventCard,
  gainsAtk,
  monster,
  originalAtkOf,
  quick,
  thisCard,
  thisCardAttacks,
  trigger,
  tunerAndNonTuners,
  useOncePerTurn,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const dracoBerserkerOfTheTenyi = monsterCard(5041348, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    quick({
      on: [cardOrEffectActivated('opponent', monster)],
      limit: useOncePerTurn,
      resolve: banish(chainedTo),
    }),
    trigger({
      on: destroysByBattleAndSendsToGy([effectMonster]),
      use: 'mandatory',
      condition: thisCardAttacks,
      limit: useOncePerTurn,
      resolve: also(
        apply('while-face-up', thisCard, gainsAtk(originalAtkOf(eventCard))),
        apply('end-of-battle-phase', thisCard, attacks(2, 'monsters')),
      ),
    }),
  ],
});
