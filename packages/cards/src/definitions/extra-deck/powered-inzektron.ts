import {
  also,
  apply,
  noBattleDamage,
  noEffectDamage,
  notDestroyedByBattle,
  notDestroyedByEffects,
  player,
  summoned,
  thisCard,
  thisOne,
  trigger,
  tunerAndNonTuners,
} from '@spellspeed/engine/language';
import { monsterCard } from '../../card.ts';

export const poweredInzektron = monsterCard(46132282, {
  summoning: { materials: tunerAndNonTuners() },
  effects: [
    trigger({
      on: summoned(thisOne, ['synchro']),
      use: 'mandatory',
      resolve: also(
        apply('end-of-turn', thisCard, notDestroyedByBattle(), notDestroyedByEffects),
        apply('end-of-turn', player('you'), noBattleDamage, noEffectDamage),
      ),
    }),
  ],
});
