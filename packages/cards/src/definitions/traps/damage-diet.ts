import {
  activation,
  apply,
  banish,
  halfBattleDamage,
  halfEffectDamage,
  player,
  quick,
  thisCard,
} from '@spellspeed/engine/language';
import { trapCard } from '../../card.ts';

export const damageDiet = trapCard(95448692, {
  effects: [
    activation({ resolve: apply('end-of-turn', player('you'), halfBattleDamage, halfEffectDamage) }),
    quick({
      from: ['gy'],
      cost: banish(thisCard),
      resolve: apply('end-of-turn', player('you'), halfEffectDamage),
    }),
  ],
});
